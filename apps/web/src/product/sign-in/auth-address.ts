import { localizePath, languages, type Language } from '@wideload/contract/client';
import { ownPath } from '../../lib/address/own-path.ts';

/** The five modals of spec [2] and decisions.md. */
export type AuthMode = 'sign-in' | 'sign-up' | 'reset' | 'code' | 'new-password';

/** What an address asks for. `next` is where to go after sign-in, an own path; `resetToken` comes from a mailed link. */
export type AuthWish = { mode: AuthMode; next: string | null; language: Language; resetToken: string | null };

/** Modes that an address may name; sign-in needs no name, and a new password needs the mailed link. */
const namedModes = ['sign-up', 'reset', 'code'] as const;

/** What the address of a page asks for; null where it is `/auth` in no language. */
export function readAuthAddress({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): AuthWish | null {
  const language = languages.find((spoken) => pathname === localizePath('/auth', spoken));
  if (language === undefined) return null;
  const query = new URLSearchParams(search);
  const resetToken = /^#reset=([\w-]+)$/.exec(hash)?.[1] ?? null;
  const mode =
    resetToken === null ? (namedModes.find((name) => name === query.get('mode')) ?? 'sign-in') : 'new-password';
  return { mode, next: ownPath(query.get('next')), language, resetToken };
}

/** The address of a modal; the token of a mailed link stands in no address that we make. */
export function authAddress(
  mode: Exclude<AuthMode, 'new-password'>,
  { language, next = null }: { language: Language; next?: string | null },
): string {
  const path = localizePath('/auth', language);
  const query = new URLSearchParams({ ...(mode !== 'sign-in' && { mode }), ...(next !== null && { next }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Where a person goes after sign-in: where she wanted to, else her area's first page. */
export function homeOf(role: string, next: string | null): string {
  return next ?? (role === 'admin' ? '/dashboard' : '/order_list');
}
