import type { AnswerOf, NewCredential, PasskeyProof, signInMethods } from '@wideload/contract';
import * as texts from './passkeys.texts.ts';

type RequestOptions = AnswerOf<typeof signInMethods.passkeyOptions>;
type CreationOptions = AnswerOf<typeof signInMethods.newPasskeyOptions>;

/** Heavy for what most visits need. */
const loadLibrary = () => import('@simplewebauthn/browser');

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** @returns true if the browser can offer passkeys in the list under the e-mail field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

const sentences: Readonly<Record<string, string>> = {
  InvalidStateError: texts.passkeyKnown,
  SecurityError: texts.passkeysNotHere,
};

/** @returns null if the person closed the browser's window, or did nothing for too long. */
async function orNull<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null;
    throw new Error(sentences[error.name] ?? texts.passkeyFailed, { cause: error });
  }
}

export function provePasskey(options: RequestOptions, isOffered = false): Promise<PasskeyProof | null> {
  return orNull(async () => {
    const { startAuthentication } = await loadLibrary();
    // Cast: transports are the words that the browser itself gave when the passkey was made.
    const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return startAuthentication({ optionsJSON, useBrowserAutofill: isOffered });
  });
}

export function createPasskey(options: CreationOptions): Promise<NewCredential | null> {
  return orNull(async () => {
    const { startRegistration } = await loadLibrary();
    // Cast: as above.
    return startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  });
}

/** The browser allows one request at a time. */
export async function withdrawPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
