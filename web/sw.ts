/**
 * What lets the page open without a server: the shell and its files, kept by the browser.
 *
 * Pages come from the network whenever it answers, so no old code is ever shown to somebody who is online; files whose
 * names carry their content's hash come from the cache. The API is never touched.
 */

/** The files of this build; scripts/offline.ts writes them in. */
declare const __SHELL__: readonly string[];
/** Changes with every build. */
declare const __BUILD__: string;

/** The parts of a service worker's world used here: the DOM's types do not know it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): Notice } | null;
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: string; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, how: object): Promise<void> };
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

/** "It is your turn", as the server sends it. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const NAME = 'tablee-';
const CACHE = NAME + __BUILD__;
const PAGE = '/';

worker.addEventListener('install', (event) => (event as Lasting).waitUntil(install()));
worker.addEventListener('activate', (event) => (event as Lasting).waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(page(request));
  else if (pathname.startsWith('/assets/')) (event as Fetching).respondWith(file(request));
});

worker.addEventListener('push', (event) => {
  const notice = (event as Pushed).data?.json();
  if (notice !== undefined) (event as Lasting).waitUntil(show(notice));
});
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed;
  notification.close();
  (event as Lasting).waitUntil(open(notification.data));
});

/** One notice a table: a newer one takes its place. */
function show({ title, body, path, tag }: Notice): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon.svg', data: path });
}

/** The table, where it is open already. */
async function open(path: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page === undefined ? worker.clients.openWindow(path) : page.focus();
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  await cache.addAll(__SHELL__);
  await worker.skipWaiting();
}

/** A page of the build before may still be open and ask for its parts: that one cache is kept. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true });
    if (kept === undefined) throw error;
    // The page reads this mark, and opens anew as soon as the server answers.
    const text = (await kept.text()).replace('<html', '<html data-offline');
    return new Response(text, { headers: kept.headers });
  }
}
