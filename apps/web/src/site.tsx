// All that a visitor's first page runs: it loads the modals at the first touch of something that needs them.
import { watchIslands } from './islands.ts';
import { accessToken } from './lib/access-token.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/wordmark.module.css';
import './ui/dimension-line.module.css';
import './ui/button.module.css';
import './ui/dialog.module.css';
import './ui/drawer.module.css';
import './ui/static-dialog.module.css';
import './features/landing/site-frame.module.css';
import './features/landing/site-header.module.css';
import './features/landing/site-menu.module.css';
import './features/landing/site-switches.module.css';
import './features/landing/site-footer.module.css';
import './features/landing/landing-page.module.css';
import './features/landing/landing-truck.module.css';
import './features/article-pages/article-body.module.css';
import './features/article-pages/article-list.module.css';
import './features/article-pages/article-page.module.css';
import './features/article-pages/articles-page.module.css';
import './features/legal/device-storage-table.module.css';
import './features/legal/legal-contents.module.css';
import './features/legal/legal-page.module.css';
import './ui/breadcrumbs.module.css';
import './features/state-pages/compare-table.module.css';
import './features/state-pages/figure-table.module.css';
import './features/state-pages/index-map.module.css';
import './features/state-pages/legal-drawing.module.css';
import './features/state-pages/locator-map.module.css';
import './features/state-pages/sources-list.module.css';
import './features/state-pages/state-aside.module.css';
import './features/state-pages/state-page.module.css';
import './features/state-pages/states-index.module.css';
import './features/state-pages/threshold-table.module.css';
import './features/state-pages/unknown-state.module.css';

const AUTH_LINK = 'a[href^="/auth"]';

const load = () => import('./site-modals.tsx');

function authLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(AUTH_LINK) : null;
}

function openHere(event: MouseEvent) {
  const link = authLinkOf(event);
  // A new tab, a new window and a saved link are the browser's affair.
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
    // The script could not be had: the link still leads to a page that tries again.
    () => window.location.assign(href),
  );
}

function warmUp(event: Event) {
  // A failure shows when the link is pressed.
  if (authLinkOf(event) !== null) load().catch(() => undefined);
}

/** The language is chosen by going to its page; what the address says beside the page goes along. */
function keepLanguage({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link === null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
  try {
    localStorage.setItem('language', link.dataset['language'] ?? '');
  } catch {
    // Storage may be switched off; the address still says the language.
  }
}

watchIslands({
  menu: () => import('./ui/dialog-island.ts'),
  theme: () => import('./ui/theme-island.ts'),
});
document.addEventListener('click', openHere);
document.addEventListener('click', keepLanguage);
document.addEventListener('pointerover', warmUp);
document.addEventListener('focusin', warmUp);

// On `/auth` a modal stands open; and who has a session has an area of her own in place of the landing page.
const { pathname } = window.location;
if (pathname === '/auth' || (['/', '/es'].includes(pathname) && accessToken() !== null))
  void load().then(({ startModals }) => startModals());
