export const passkeys = 'Passkeys';
export const whatPasskeysAre =
  'Sign in with your fingerprint, face or PIN, without a password or a code. A passkey stays on your device or in your password manager.';
export const noPasskeys = 'No passkey yet.';
export const noPasskeysHere = 'This browser has no passkeys.';
export const addPasskey = 'Add a passkey';
export const passkeyName = 'Name';
export const passkeyNameHint = 'To tell it from others, such as Office laptop';
export const passkeyAdded = (name: string) => `The passkey ${name} was added.`;
export const passkeyNotMade = 'No passkey was made. Try again.';
export const addedOn = 'Added';
export const lastUsed = ', last used';
export const neverUsed = ', not used yet';
export const rename = 'Rename';
export const renameNamed = (name: string) => `Rename ${name}`;
export const renamePasskey = 'Rename the passkey';
export const passkeyRenamed = (name: string) => `The passkey is now named ${name}.`;
export const saveName = 'Save the name';
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const removePasskeyQuestion = 'Remove this passkey?';
export const removedPasskey = (name: string) =>
  `${name} no longer signs you in, and your other devices are signed out. Also delete it where it is stored.`;
export const passkeyRemoved = (name: string) => `The passkey ${name} was removed.`;

export const authenticatorApp = 'Authenticator app';
export const whatTheAppDoes =
  'After your password, we ask for a code that an app on your phone shows. Nobody can sign in with your password alone.';
export const appIsOff = 'Not set up.';
export const appIsOn = 'Set up';
export const setUpApp = 'Set up an app';
export const confirmTheCode = 'Confirm the code';
export const scanThis = 'Scan this picture with your authenticator app, then enter the code that it shows.';
export const pictureOfSecret = 'QR code with the secret that is written below';
export const secretByHand = 'Or type this secret into the app';
export const code = 'Code';
export const codeHint = 'The six digits that the app shows';
export const appAdded = 'The app is set up. Your other devices were signed out.';
export const removeApp = 'Remove the app';
export const removeAppQuestion = 'Remove the authenticator app?';
export const removedApp =
  'After that, your password alone signs you in. The recovery codes stop working, and your other devices are signed out.';
export const appRemoved = 'The authenticator app was removed.';

export const recoveryCodes = 'Recovery codes';
export const codesLeft = (left: number) => `${left} of 10 recovery codes are unused.`;
export const newCodes = 'Make new recovery codes';
export const newCodesQuestion = 'Replace the recovery codes?';
export const oldCodesGo = 'The old ones stop working.';
export const codesWords = {
  title: recoveryCodes,
  intro:
    'Each signs you in once when you do not have your phone. Keep them where others cannot read them: we show them only now.',
  copy: 'Copy all',
  copied: 'Copied',
  kept: 'I have kept them',
  unkept: {
    discardQuestion: 'Close without the codes?',
    throwAway: 'Close without them',
    keepTyping: 'Back to the codes',
    notSavedYet: 'They are neither copied nor downloaded, and we cannot show them again.',
    close: 'Close',
  },
  download: { label: 'Download', fileName: 'wideload-recovery-codes.txt' },
};
