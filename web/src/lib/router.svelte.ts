import { tick } from 'svelte';

/** Where we are: the parts of the path, and what stands behind the question mark and the hash. */
class Route {
  url = $state(new URL(location.href));
  parts = $derived(this.url.pathname.split('/').filter(Boolean));
}

export const route = new Route();

/** Go to a page of the app. */
export async function go(path: string, replace = false): Promise<void> {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  await arrive();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

async function arrive(): Promise<void> {
  const before = route.url.pathname;
  route.url = new URL(location.href);
  await tick();
  if (before !== route.url.pathname) scrollTo(0, 0);
}

addEventListener('popstate', arrive);

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  void go(link.pathname + link.search + link.hash);
});
