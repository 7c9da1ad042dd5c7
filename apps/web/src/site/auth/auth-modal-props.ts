import type { SiteConfig } from '@wideload/contract';
import type { AuthMode } from '#product/account/sign-in/auth-address.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import type { signInWords } from '../texts/en/sign-in.ts';

export type GoTo = (mode: Exclude<AuthMode, 'new-password'>, news?: string) => void;

export type AuthWords = TextsOf<typeof signInWords>;

export type AuthModalProps = {
  email: string;
  keepEmail: (email: string) => void;
  /** The address that this browser has just confirmed: it signs in without the password, once. */
  confirmedEmail: string | null;
  confirmEmail: (email: string | null) => void;
  go: GoTo;
  close: () => void;
  next: string | null;
  notice: string | undefined;
  say: (notice: string | undefined) => void;
  config: SiteConfig;
  words: AuthWords;
};
