// `site.tsx` loads this module: the sign-in modals over the current public page.
import { accounts } from '@wideload/contract/client';
import { createRoot } from 'react-dom/client';
import { AuthModals, type PageBelow } from './auth/auth-modals.tsx';
import { localizePath } from '@wideload/contract/client';
import { parseAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { loadSiteConfig } from '#product/account/sign-in/mailbox-link.tsx';
import { findHome } from '#product/account/sign-in/home.ts';
import { readPageLanguage } from '#lib/address/page-language.ts';
import { readAccessToken } from '#lib/api/access-token.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { followMovedTexts } from '#lib/moved-texts.ts';
import { call } from '#lib/api/api.ts';
import { islandTexts } from './texts/island-texts.ts';

/** Production needs no answer: the dialog waits no longer. */
const configPatience = 2_000;

let drawn: Promise<void> | undefined;
/** Under `/auth` it is the landing page. */
let below = localizePath('/', readPageLanguage());

function renderModals(): Promise<void> {
  drawn ??= renderNow().catch((error: unknown) => {
    // The next press tries again.
    drawn = undefined;
    throw error;
  });
  return drawn;
}

async function renderNow(): Promise<void> {
  // Asked for with the words, so that the accounts of a local start do not move a dialog that is shown.
  const [words, config] = await Promise.all([
    islandTexts[readPageLanguage()].signIn(),
    loadSiteConfig(AbortSignal.timeout(configPatience)),
  ]);
  const place = document.getElementById('modals');
  if (place === null) throw new Error('site.html has no #modals');
  const page: PageBelow = { title: document.title, address: () => below };
  followMovedTexts(place);
  createRoot(place).render(<AuthModals page={page} words={words} config={config} />);
}

export async function openModal(href: string): Promise<void> {
  await renderModals();
  const { pathname, search, hash } = window.location;
  if (parseAuthAddress(window.location) === null) below = `${pathname}${search}${hash}`;
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A mailed link opened the new-password modal, which a live session must not leave. */
async function leaveWithSession(): Promise<boolean> {
  const wish = parseAuthAddress(window.location);
  if (readAccessToken() === null || wish?.mode === 'new-password') return false;
  try {
    const user = await call(accounts.currentUser, {});
    window.location.replace(findHome(user, wish?.next));
    return true;
  } catch (error) {
    // Without a session, or without an answer, the public page is right.
    if (isProblem(error)) return false;
    throw error;
  }
}

/** Runs on `/auth`, and on any public page of a browser that stores a token. */
export async function startModals(): Promise<void> {
  if (!(await leaveWithSession())) await renderModals();
}
