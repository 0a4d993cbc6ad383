import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';
import { precompress } from './scripts/precompress.ts';

const server = process.env.TABLEE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js' }), offline, precompress],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content policy allows nothing inline: no data: URLs, and no script in the page for preloading modules.
    assetsInlineLimit: 0,
    // Beside the application: the gallery of cards and widgets, for contributors.
    rolldownOptions: {
      input: ['web/index.html', 'web/gallery.html', 'web/sw.ts'],
      // What every screen needs is one file: forty small ones compress worse and arrive later.
      output: {
        // A service worker must be found where its pages are, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/svelte|kernel\/|wire\/|web\/(?!gallery|sw\.ts|screens|lobby|widgets\/(QR|Stepper))/,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // `npm run dev` serves the client alone and hands the rest to a running server.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
