import type { SiteConfig } from '@wideload/contract';
import type { AuthMode } from '../../product/sign-in/auth-address.ts';
import type { AuthWords } from './auth-words.ts';

/** Opens another modal, optionally with a success message. */
export type GoTo = (mode: Exclude<AuthMode, 'new-password'>, news?: string) => void;

export type AuthModalProps = {
  /** The modals share one e-mail address. */
  email: string;
  keepEmail: (email: string) => void;
  go: GoTo;
  close: () => void;
  /** The path to open after sign-in, on this site. */
  next: string | null;
  /** A success message of the previous step. */
  notice: string | undefined;
  /** Changes the notice of this modal. */
  say: (notice: string | undefined) => void;
  config: SiteConfig;
  words: AuthWords;
};
