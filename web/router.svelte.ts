/** Where the person is. Links stay real links; presses on them move within the page. */
import { href, parse, type Route } from './router.ts';

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));

  go(route: Route): void {
    history.pushState(null, '', href(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history: the move a replay stands at, a personal key that was used. */
  replace(route: Route): void {
    history.replaceState(null, '', href(route));
    this.route = route;
  }

  /** Follows the browser's own steps and presses on links to our own pages. */
  listen(): void {
    addEventListener('popstate', () => {
      this.route = parse(new URL(location.href));
    });
    document.addEventListener('click', (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPlain || event.defaultPrevented || link === null || link.target !== '' || link.hasAttribute('download'))
        return;
      if (
        link.origin !== location.origin ||
        link.pathname.startsWith('/api/') ||
        link.getAttribute('href')?.startsWith('#')
      )
        return;
      const route = parse(new URL(link.href));
      if (route.screen === 'lost') return;
      event.preventDefault();
      this.go(route);
    });
  }
}

export const router = new Router();
