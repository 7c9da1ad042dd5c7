import { signInMessages, signInRefusals, waitWords } from '../texts/es/sign-in-messages.ts';
import { signInTexts } from '../texts/es/sign-in.ts';
import type { AuthWords } from './auth-words.ts';

export const words: AuthWords = {
  texts: signInTexts,
  // What the server alone could say is better read in English than not at all.
  message: (english) => signInMessages[english] ?? english,
  refusal: ({ code, detail }) => {
    const said = signInRefusals[code];
    return said === undefined ? detail : `${said}${waitWords(detail)}`;
  },
};
