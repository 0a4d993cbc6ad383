/** One part of the page, and the panels in it. */
import { safe } from './markup.ts';

/** Every section has an id and a heading, from which the menu is made; `lead` is markup. */
export const section = (id: string, heading: string, lead: string, inside: string): string =>
  `<section id="${safe(id)}"><h2>${safe(heading)}</h2><p class="lead">${lead}</p>${inside}</section>`;

export const panel = (inside: string, heading?: string): string =>
  `<div class="panel">${heading === undefined ? '' : `<h3>${safe(heading)}</h3>`}${inside}</div>`;
