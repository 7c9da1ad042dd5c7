export const passkeyKnown = 'This device already has a passkey of your account.';
export const passkeysNotHere = 'Passkeys do not work at this address.';
export const passkeyFailed = 'The passkey could not be used. Try again, or choose another way.';
