import type { TextsOf } from '#lib/texts-of.ts';
import type { signInWords } from '../texts/en/sign-in.ts';

export type AuthWords = TextsOf<typeof signInWords>;
