// Islands and modals load at the first touch of something that needs them.
import './site-styles.ts';
import { localizePath, parseAddress, languages } from '@wideload/contract/client';
import { watchIslands } from './islands.ts';
import { readAccessToken } from '#lib/api/access-token.ts';
import { completePage } from './rest-of-page.ts';
import { storeInput, restoreInput } from './typed-values.ts';

const AUTH_LINK = languages.map((language) => `a[href^="${localizePath('/auth', language)}"]`).join(', ');

const load = () => import('./site-modals.tsx');

function findAuthLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(AUTH_LINK) : null;
}

function openHere(event: MouseEvent) {
  const link = findAuthLink(event);
  // The browser handles new tabs, new windows and saved links.
  if (
    link === null ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  const { href } = link;
  load().then(
    ({ openModal }) => openModal(href),
    // The script failed to load: the link still leads to a page that tries again.
    () => window.location.assign(href),
  );
}

function preload(event: Event) {
  // A failure shows when the link is pressed.
  if (findAuthLink(event) !== null) load().catch(() => undefined);
}

function keepLanguage({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link === null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
  try {
    localStorage.setItem('language', link.dataset['language'] ?? '');
    storeInput(link.pathname);
  } catch {
    // Storage may be switched off; the address still has the language.
  }
}

function start() {
  restoreInput();
  watchIslands({
    'bridge-formula': () => import('./pages/bridge-formula/bridge-formula-island.ts'),
    'hero-check': () => import('./pages/landing/hero-check-island.ts'),
    'load-check': () => import('./pages/load-check/load-check-island.ts'),
    office: () => import('./pages/office-island.ts'),
    dialog: () => import('#ui/overlay/dialog-island.ts'),
    theme: () => import('#ui/theme-island.ts'),
    outreach: () => import('./pages/landing/outreach-island.ts'),
  });
  document.addEventListener('click', openHere);
  document.addEventListener('click', keepLanguage);
  document.addEventListener('pointerover', preload);
  document.addEventListener('focusin', preload);
  window.addEventListener('load', completePage);

  try {
    if (localStorage.getItem('unsent-messages') !== null)
      void import('#product/account/unsent-messages.ts').then(({ sendUnsent }) => sendUnsent());
  } catch {
    // Storage is switched off: nothing is kept.
  }

  // `/auth` opens a modal, and a person with a session leaves the landing page for the signed-in area.
  const { path } = parseAddress(window.location.pathname);
  if (path === '/auth' || (path === '/' && readAccessToken() !== null))
    void load().then(({ startModals }) => startModals());
}

// `public/old-browser.js` has said that this browser cannot run the page.
if (!('oldBrowser' in document.documentElement.dataset)) start();
