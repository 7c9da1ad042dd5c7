import type { SiteConfig } from '@wideload/contract';
import type { AuthMode } from '../../product/sign-in/auth-address.ts';
import type { AuthWords } from './auth-words.ts';

export type GoTo = (mode: Exclude<AuthMode, 'new-password'>, news?: string) => void;

export type AuthModalProps = {
  email: string;
  keepEmail: (email: string) => void;
  go: GoTo;
  close: () => void;
  next: string | null;
  notice: string | undefined;
  say: (notice: string | undefined) => void;
  config: SiteConfig;
  words: AuthWords;
};
