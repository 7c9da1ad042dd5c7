import type { SiteConfig } from '@wideload/contract';
import type { AuthMode } from '../../product/sign-in/auth-address.ts';
import type { AuthWords } from './auth-words.ts';

/** Opens another modal, with good news for it where there is some. */
export type GoTo = (mode: Exclude<AuthMode, 'new-password'>, news?: string) => void;

export type AuthModalProps = {
  /** The address that was typed in any of the modals. */
  email: string;
  keepEmail: (email: string) => void;
  go: GoTo;
  close: () => void;
  /** Where to go after sign-in; an own path. */
  next: string | null;
  /** Good news of the step before. */
  notice: string | undefined;
  /** Changes the news on this modal. */
  say: (notice: string | undefined) => void;
  config: SiteConfig;
  words: AuthWords;
};
