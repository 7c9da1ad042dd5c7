import type { cookiesTexts } from '../../texts/en/cookies.ts';

type Texts = (typeof cookiesTexts)['table'];

export type StoragePlace = keyof Texts['places'];

type StorageEntry = {
  id: keyof Texts['items'];
  place: StoragePlace;
  /** The name in the browser; an ellipsis replaces a part that varies by order, person or release. */
  name: string;
};

/** `device-storage.test.ts` compares this with the code, in both directions. */
export const deviceStorage: readonly StorageEntry[] = [
  { id: 'refresh', place: 'cookie', name: '__Host-wideload-refresh' },
  { id: 'registration', place: 'cookie', name: '__Host-wideload-registration' },
  { id: 'signInKey', place: 'cookie', name: '__Host-wideload-sign-in-key' },
  { id: 'accessToken', place: 'local', name: 'wideload.accessToken' },
  { id: 'draft', place: 'local', name: 'wideload.draft.…' },
  { id: 'unread', place: 'local', name: 'wideload.unread.…' },
  { id: 'article', place: 'local', name: 'wideload.article.…' },
  { id: 'notified', place: 'local', name: 'wideload.notified' },
  { id: 'theme', place: 'local', name: 'theme' },
  { id: 'language', place: 'local', name: 'language' },
  { id: 'unsent', place: 'local', name: 'unsent-messages' },
  { id: 'lengthForm', place: 'local', name: 'length-form' },
  { id: 'singleKeys', place: 'local', name: 'singleKeys' },
  { id: 'scroll', place: 'session', name: 'tsr-scroll-restoration-v1_3' },
  { id: 'message', place: 'session', name: 'outreach.…' },
  { id: 'typed', place: 'session', name: 'wideload.typed' },
  { id: 'shell', place: 'cache', name: 'wideload-shell-…' },
  { id: 'copies', place: 'cache', name: 'wideload-copies' },
  { id: 'packetShell', place: 'cache', name: 'wideload-packet-shell-…' },
  { id: 'packets', place: 'cache', name: 'wideload-packets' },
  { id: 'stripeDevice', place: 'provider', name: '__stripe_mid' },
  { id: 'stripeVisit', place: 'provider', name: '__stripe_sid' },
  { id: 'stripeOwn', place: 'provider', name: 'm' },
];
