// What `site.tsx` loads: the modals of sign-in, on whichever page of the visitors is open.
import { accounts } from '@wideload/contract/client';
import { createRoot } from 'react-dom/client';
import { AuthModals, type PageBelow } from './auth/auth-modals.tsx';
import { localizePath } from '@wideload/contract/client';
import { homeOf, readAuthAddress } from '../product/sign-in/auth-address.ts';
import { pageLanguage } from '../lib/address/page-language.ts';
import { accessToken } from '../lib/api/access-token.ts';
import { isProblem } from '../lib/api/api-problem.ts';
import { call } from '../lib/api/api.ts';
import { islandTexts } from './texts/island-texts.ts';

let drawn: Promise<void> | undefined;
/** Where the page below is, while a modal has its own address; `/auth` itself is the landing page. */
let below = localizePath('/', pageLanguage());

function draw(): Promise<void> {
  drawn ??= drawNow().catch((error: unknown) => {
    // The next press tries again.
    drawn = undefined;
    throw error;
  });
  return drawn;
}

async function drawNow(): Promise<void> {
  const words = await islandTexts[pageLanguage()].signIn();
  const place = document.getElementById('modals');
  if (place === null) throw new Error('site.html has no #modals');
  const page: PageBelow = { title: document.title, address: () => below };
  createRoot(place).render(<AuthModals page={page} words={words} />);
}

/** Opens the modal of an `/auth` address over the page. */
export async function openModal(href: string): Promise<void> {
  await draw();
  const { pathname, search, hash } = window.location;
  if (readAuthAddress(window.location) === null) below = `${pathname}${search}${hash}`;
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Sends a person with a live session to her area; a mailed link to a new password is for her all the same. */
async function leaveWithSession(): Promise<boolean> {
  const wish = readAuthAddress(window.location);
  if (accessToken() === null || wish?.mode === 'new-password') return false;
  try {
    const { role } = await call(accounts.currentUser, {});
    window.location.replace(homeOf(role, wish?.next ?? null));
    return true;
  } catch (error) {
    // No session, or nobody who can say: the visitors' page is right for both.
    if (isProblem(error)) return false;
    throw error;
  }
}

/** The start of `/auth`, and of any page of the visitors for a browser that keeps a token. */
export async function startModals(): Promise<void> {
  if (!(await leaveWithSession())) await draw();
}
