import type { KeyLife, KeyScope } from '@wideload/contract';

export const programs = 'Programs';

export const apiKeys = 'API keys';
export const whatKeysAre =
  'A program of yours makes calls with a key instead of your password: it prepares orders, pays with your saved cards, and fetches permits, within the scopes that you choose.';
export const noKeys = 'No program has a key yet.';
export const howToBegin = 'Press Make API key, name the program, and choose what it may do. You then see the key once.';
export const makeKey = 'Make API key';

export const name = 'Name';
export const nameHint = 'Which program has it, such as “Dispatch system”';
export const missingName = 'Please name the key';
export const scopes = 'Scopes';
export const missingScopes = 'Please choose at least one scope';
export const scopeNames: Record<KeyScope, string> = {
  'orders:read': 'Read orders',
  'drafts:write': 'Write drafts, trucks, trailers and companies',
  'orders:place': 'Order: pay with the account’s saved cards',
  'permits:read': 'Read permits and their PDFs',
};
export const life = 'Ends after';
export const lives: Record<KeyLife, string> = { 30: '30 days', 90: '90 days', 365: 'One year' };

export const working = 'On';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const beginsWith = (prefix: string) => `${prefix}…`;
export const madeBy = (person: string) => `made by ${person}`;
export const neverUsed = 'never used';
export const lastUsed = 'last used';
export const ends = 'ends';
export const calls = 'Calls';
export const revoke = 'Revoke';
export const named = (what: string, name: string) => `${what}: ${name}`;

export const keyWords = {
  title: 'Your API key',
  intro:
    'We show it only now. Keep it where your program finds it and nobody else does: who has it can do what it may do.',
  copy: 'Copy key',
  copied: 'Copied',
  kept: 'I have kept it',
  unkept: {
    discardQuestion: 'Close without the key ?',
    throwAway: 'Close',
    keepTyping: 'Stay',
    notSavedYet: 'It is not shown again. Without it your program cannot make a call.',
    close: 'Close',
  },
};

export const revokeQuestion = 'Revoke this key ?';
export const whatRevocationDoes = (name: string) =>
  `The next call of “${name}” is refused. A revoked key does not come back.`;
export const keyRevoked = 'Key revoked';

export const lastCalls = 'Last calls';
export const noCalls = 'No call was made with this key yet.';
export const inThisMinute = (count: number) => `${count} calls in this minute`;
export const unanswered = 'not answered';
export const refresh = 'Refresh';
