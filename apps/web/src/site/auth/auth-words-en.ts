import { signInTexts } from '../texts/en/sign-in.ts';
import type { AuthWords } from './auth-words.ts';

export const words: AuthWords = {
  texts: signInTexts,
  message: (english) => english,
  refusal: ({ detail }) => detail,
};
