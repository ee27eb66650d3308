import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './plugins/service-worker.ts';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // browsers that know light-dark() themselves: a board can then be dark in the light theme
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0, // the content security policy knows only files
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
