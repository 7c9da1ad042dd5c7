// All that a visitor's first page runs: it loads the modals at the first touch of something that needs them.
import { watchIslands } from './islands.ts';
import { accessToken } from './lib/access-token.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/wordmark.module.css';
import './ui/dimension-line.module.css';
import './ui/breadcrumbs.module.css';
import './ui/button.module.css';
import './ui/banner.module.css';
import './ui/field.module.css';
import './ui/length-field.module.css';
import './ui/notice.module.css';
import './ui/sign.module.css';
import './ui/state-map/state-map.module.css';
import './ui/dialog.module.css';
import './ui/modal.module.css';
import './ui/error-summary.module.css';
import './ui/drawer.module.css';
import './ui/static-dialog.module.css';
import './features/landing/site-frame.module.css';
import './features/landing/site-header.module.css';
import './features/landing/site-menu.module.css';
import './features/landing/site-switches.module.css';
import './features/landing/site-footer.module.css';
import './features/landing/call-link.module.css';
import './features/landing/landing-hero.module.css';
import './features/landing/landing-facts.module.css';
import './features/landing/landing-section.module.css';
import './features/landing/landing-reasons.module.css';
import './features/landing/landing-steps.module.css';
import './features/landing/landing-about.module.css';
import './features/landing/landing-questions.module.css';
import './features/landing/landing-articles.module.css';
import './features/landing/landing-forms.module.css';
import './features/landing/landing-closing.module.css';
import './features/landing/offices.module.css';
import './features/landing/office-map.module.css';
import './features/landing/outreach-form.module.css';
import './features/landing/landing-truck.module.css';
import './features/article-pages/article-body.module.css';
import './features/article-pages/article-list.module.css';
import './features/article-pages/article-page.module.css';
import './features/article-pages/articles-page.module.css';
import './features/legal/device-storage-table.module.css';
import './features/legal/legal-contents.module.css';
import './features/legal/legal-page.module.css';
import './features/load-check/check-actions.module.css';
import './features/load-check/check-answers.module.css';
import './features/load-check/check-fields.module.css';
import './features/load-check/load-check.module.css';
import './features/load-check/load-check-entry.module.css';
import './features/load-check/load-check-page.module.css';
import './features/load-check/state-answer.module.css';
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
  'load-check': () => import('./features/load-check/load-check-island.ts'),
  dialog: () => import('./ui/dialog-island.ts'),
  theme: () => import('./ui/theme-island.ts'),
  outreach: () => import('./features/landing/outreach-island.ts'),
});
document.addEventListener('click', openHere);
document.addEventListener('click', keepLanguage);
document.addEventListener('pointerover', warmUp);
document.addEventListener('focusin', warmUp);

// On `/auth` a modal stands open; and who has a session has an area of her own in place of the landing page.
const { pathname } = window.location;
if (pathname === '/auth' || (['/', '/es'].includes(pathname) && accessToken() !== null))
  void load().then(({ startModals }) => startModals());
