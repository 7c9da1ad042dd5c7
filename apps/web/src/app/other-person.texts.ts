export const otherPersonSignedIn = 'Another person is signed in';
export const pageOfOther = (email: string) =>
  `This browser is now signed in as another person, in another tab. This page is still ${email === '' ? 'that of before' : `that of ${email}`}, and sends nothing more.`;
export const copyWhatYouTyped = 'What you typed here is not saved. Stay to copy it, then go on as the other person.';
export const stayHere = 'Stay here';
export const goOnAsOther = 'Go on as the other person';

export const otherAccountOpened = 'You opened another account';
export const pageOfOtherAccount =
  'You went to another account of yours in another tab, or here by a press whose answer got lost. This page is still that of the account before, and sends nothing more.';
export const copyThenGoThere = 'What you typed here is not saved. Stay to copy it, then go on in the other account.';
export const goOnThere = 'Go on in the other account';
