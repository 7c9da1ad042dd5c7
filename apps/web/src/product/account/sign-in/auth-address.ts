import { localizePath, languages, type Language } from '@wideload/contract/client';
import { parseOwnPath } from '#lib/address/own-path.ts';

/** The five modals of spec [2]. */
export type AuthMode = 'sign-in' | 'sign-up' | 'reset' | 'code' | 'new-password';

export type AuthRequest = {
  mode: AuthMode;
  /** The path to open after sign-in. */
  next: string | null;
  language: Language;
  /** From a mailed link. */
  resetToken: string | null;
  /** A session ended while its person was at work. */
  hasEnded: boolean;
};

/** Modes allowed in an address: sign-in is the default, and a new password needs the mailed link. */
const namedModes = ['sign-up', 'reset', 'code'] as const;

export function parseAuthAddress({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): AuthRequest | null {
  const language = languages.find((spoken) => pathname === localizePath('/auth', spoken));
  if (language === undefined) return null;
  const query = new URLSearchParams(search);
  const resetToken = /^#reset=([\w-]+)$/.exec(hash)?.[1] ?? null;
  const mode =
    resetToken === null ? (namedModes.find((name) => name === query.get('mode')) ?? 'sign-in') : 'new-password';
  return { mode, next: parseOwnPath(query.get('next')), language, resetToken, hasEnded: query.get('ended') === 'yes' };
}

/** The address never contains the token of a mailed link. */
export function buildAuthAddress(
  mode: Exclude<AuthMode, 'new-password'>,
  { language, next = null }: { language: Language; next?: string | null },
): string {
  const path = localizePath('/auth', language);
  const query = new URLSearchParams({ ...(mode !== 'sign-in' && { mode }), ...(next !== null && { next }) });
  return query.size === 0 ? path : `${path}?${query}`;
}
