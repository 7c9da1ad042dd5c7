import type { ApiProblem } from '../../lib/api/api-problem.ts';
import type { signInTexts } from '../texts/en/sign-in.ts';
import type { TextsOf } from '../../lib/texts-of.ts';

/** What the modals say in one language. */
export type AuthWords = {
  texts: TextsOf<typeof signInTexts>;
  /** A message of the contract, given in English. */
  message: (english: string) => string;
  /** Why the server, or the network, refused. */
  refusal: (problem: ApiProblem) => string;
};
