export const othersSignedOut = 'Every other device was signed out.';
export const thisDevice = 'This device';
export const signOut = 'Sign out';
export const mySessions = 'My sessions';
export const whichDevices =
  'Every device that is signed in to your account. A device that you sign out here loses access right away.';
export const signOutOthers = 'Sign out all other devices';
export const deviceSignedOut = (device: string) => `${device} was signed out.`;
// The two times follow these words.
export const signedIn = 'Signed in';
export const lastUsed = ', last used';
export const signOutDevice = (device: string, since: string) => `Sign out ${device}, signed in ${since}`;
