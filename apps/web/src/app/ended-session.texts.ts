export const sessionEnded = 'Your session has ended';
export const signInThenSave =
  'What you typed here is not saved yet. Sign in again in a new tab, then come back to this one and save it.';
export const signInInNewTab = 'Sign in in a new tab';
