/** Messages as https://www.twilio.com/docs/messaging/api/message-resource describes, over plain HTTP. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { toTextNumber } from '@wideload/domain';
import { SECOND } from '#clock.ts';
import type { TwilioConfig } from '#config/providers-config.ts';
import { RefusedDelivery, StoppedDelivery, type TextSender } from '#platform/deliveries/senders.ts';
import { fetchLimited } from '#platform/http/fetch-limited.ts';

const PATIENCE = 10 * SECOND;
const MOST_READ = 64 * 1024;
const STOPPED = 21_610;
/** About the number or the words, and not about our account: no later try will do better. */
const refusedCodes = new Set([21_211, 21_214, 21_217, 21_408, 21_604, 21_612, 21_614, 21_617, 21_635]);

class TwilioFailure extends Error {
  override readonly name = 'TwilioFailure';
}

function readError(bytes: Buffer): { code: number; message: string } {
  try {
    const { code, message } = JSON.parse(bytes.toString('utf8')) as { code?: unknown; message?: unknown };
    return { code: Number(code), message: String(message) };
  } catch {
    // A proxy in between answers with a page.
    return { code: 0, message: 'no reason given' };
  }
}

function toError(status: number, bytes: Buffer): Error {
  const { code, message } = readError(bytes);
  const words = `Twilio: HTTP ${status}, ${code}: ${message}`;
  if (code === STOPPED) return new StoppedDelivery('The recipient wants no more messages.');
  return refusedCodes.has(code) ? new RefusedDelivery(words) : new TwilioFailure(words);
}

/** A call of the provider about a text that came back, or that did not arrive. */
type TextCall = { url: string; fields: Readonly<Record<string, string>>; signature: string };

type TextNews =
  | { kind: 'stop' | 'start'; from: string }
  | { kind: 'undelivered'; delivery: string; reason: string }
  | { kind: 'nothing' };

/** The provider of text messages. */
export type Texts = TextSender & {
  /** @returns null if the provider did not sign it. */
  readCall(call: TextCall): TextNews | null;
};

/** HMAC-SHA1 of the address and the sorted fields (https://www.twilio.com/docs/usage/security). */
export function signTwilioCall(token: string, { url, fields }: Omit<TextCall, 'signature'>): string {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name] ?? ''}`)
    .join('');
  return createHmac('sha1', token).update(`${url}${text}`).digest('base64');
}

function isSigned(token: string, call: TextCall): boolean {
  const [given, right] = [Buffer.from(call.signature), Buffer.from(signTwilioCall(token, call))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE']);
const startWords = new Set(['START', 'YES', 'UNSTOP']);

const failed = new Set(['undelivered', 'failed']);
const DELIVERY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ERROR_CODE = /^\d{1,9}$/;

function readNews({ url, fields }: TextCall): TextNews {
  const delivery = new URL(url).searchParams.get('delivery');
  if (delivery !== null) {
    if (!failed.has(fields['MessageStatus'] ?? '') || !DELIVERY.test(delivery)) return { kind: 'nothing' };
    const { ErrorCode: code = '' } = fields;
    const reason = `The phone company did not deliver it (Twilio ${ERROR_CODE.test(code) ? code : 'without a code'}).`;
    return { kind: 'undelivered', delivery, reason };
  }
  const from = toTextNumber(fields['From'] ?? '');
  const word = (fields['OptOutType'] ?? fields['Body'] ?? '').trim().toUpperCase();
  if (from === null) return { kind: 'nothing' };
  if (stopWords.has(word)) return { kind: 'stop', from };
  return startWords.has(word) ? { kind: 'start', from } : { kind: 'nothing' };
}

export function createTwilioTexts(
  { account, token, from, url }: TwilioConfig,
  callback: string,
  patience = PATIENCE,
): Texts {
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    async send({ id, to, text }) {
      const { status, bytes } = await fetchLimited(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          To: to,
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
          Body: text,
          // Twilio refuses an address that it cannot reach.
          ...(callback.startsWith('https:') && { StatusCallback: `${callback}?delivery=${id}` }),
        }).toString(),
        signal: AbortSignal.timeout(patience),
        maxBytes: MOST_READ,
        failure: TwilioFailure,
      });
      if (status !== 201) throw toError(status, bytes);
    },
    readCall: (call) => (isSigned(token, call) ? readNews(call) : null),
  };
}
