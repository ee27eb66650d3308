import type { Plugin } from 'vite';

/** Writes /sw.js: the files of the app are kept, so that it opens at once and without a network. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const version = hash(files.join('\n'));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(version) });
    },
  };
}

function hash(text: string): string {
  let value = 5381;
  for (const letter of text) value = ((value * 33) ^ letter.charCodeAt(0)) >>> 0;
  return value.toString(36);
}

const source = (
  version: string,
): string => `// Files with a hash in their name never change: kept as they are asked for. Pages: the network first.
const KEPT = 'ludoteca-${version}';
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/')));
});
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { title: 'Ludoteca', body: '', link: '/mine', tag: '' };
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body, tag: told.tag, icon: '/icon-192.png', badge: '/icon-192.png', data: told.link,
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // only pages of this house are opened, whatever a message says
  const path = new URL(event.notification.data || '/mine', location.origin).pathname;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
`;
