/** Where the page begins. */
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { person } from './person.svelte.ts';
import { catalogues } from './words/catalogues.ts';

const target = document.getElementById('app');
// Without the words of their language people read French, which is always there.
const words = catalogues.learn(person.lang).catch(() => {});
if (target !== null) void words.then(() => mount(App, { target }));

// Without it everything works but opening the page offline; a plain http address has none.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}));
