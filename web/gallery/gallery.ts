// The contributors' page: every card in its three sizes and every widget in its states. Its own entry, so that it
// costs the app nothing.
import { mount } from 'svelte';
import '../look/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
