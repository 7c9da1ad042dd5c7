import type { TextsOf } from '../../lib/texts-of.ts';
import type { signInWords } from '../texts/en/sign-in.ts';

/** What the modals say in one language. */
export type AuthWords = TextsOf<typeof signInWords>;
