import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { forPractice, offline } from './scripts/offline.ts';
import { precompress } from './scripts/precompress.ts';

const server = process.env.TABLEE_SERVER ?? 'http://localhost:8080';

/** The screens of a table, and what the faces of games share with each other. */
const AT_A_TABLE =
  /node_modules\/svelte\/|\/web\/(screens\/(Table|Play|Score)\.svelte|(widgets\/(?!GameGallery|QR|Stepper|bargain|(?:Bar|Beside|EffectBar|LookAt|PhoneTabs|ScoreCards|Verb)\.)|words\/telling\/(?!advice\.|wants\.)).*)$/;
/** What not every game needs: bargaining, and the verbs and bars of those without a look of their own for them. */
const BARGAIN =
  /\/(?:games|widgets)\/bargain\/|\/telling\/wants\.ts|\/web\/widgets\/(Bar|Beside|EffectBar|LookAt|PhoneTabs|ScoreCards|Verb)\.svelte/;
/** What only games with packs share. */
const PACKS = /\/games\/(pack-\w+|near)\.ts$|\/node_modules\/typebox\//;
/** A game's face and rules; bots and rule books stay apart. */
const GAME = /\/games\/([\w-]+)\/(?:table|rules)\/index\.ts$/;

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
      // Few files, for forty small ones compress worse and arrive later: what the first page needs with every game's cover,
      // what a table of any game needs, and each game. A group takes along all it imports that no group before it has.
      output: {
        // A service worker must be found where its pages are, under the same name for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'home', test: /\/web\/main\.ts$/ },
            { name: 'table', test: AT_A_TABLE },
            { name: 'bargain', test: BARGAIN },
            { name: 'packs', test: PACKS },
            { name: (id) => GAME.exec(id)?.[1], test: GAME },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [forPractice] },
  // `npm run dev` serves the client alone and hands the rest to a running server.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
