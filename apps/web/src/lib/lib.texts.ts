export const serverNotReached = 'We cannot reach the server. Check your connection and try again.';
export const otherPerson =
  'Nothing was sent: this browser is now signed in as another person, or in another account of yours. Reload the page to go on there.';
export const sessionEnded = 'Your session has ended. Sign in again.';
export const somethingWentWrong = 'Something went wrong, try again later !';

export const fileNotMade = 'The file could not be made';
export const notCopied = 'The browser did not let us copy. Copy it yourself.';
export const nothingChanged = 'Nothing was changed.';
export const secondPersonAsked =
  'Nothing was done yet: a second person has been asked, and decides under Admins, Approvals.';
