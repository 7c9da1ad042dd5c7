import path from 'node:path';
import type { Reader } from './settings.ts';

export type TwilioConfig = { kind: 'twilio'; account: string; token: string; from: string; url: string };
/** `none`: no text goes out, and who sends one is told so. */
export type TextsConfig = { kind: 'folder'; folder: string } | { kind: 'none' } | TwilioConfig;

/** Text messages, in the mailbox of the local default; in production a provider has to be chosen. */
export function readTexts(
  read: Reader,
  { dataDir, production }: { dataDir: string; production: boolean },
): TextsConfig {
  const kind = production
    ? read.oneOf('TEXT_PROVIDER', ['none', 'twilio'])
    : read.oneOf('TEXT_PROVIDER', ['folder', 'none', 'twilio']);
  if (kind === 'none') return { kind };
  if (kind === 'folder') return { kind, folder: path.join(dataDir, 'outbox') };
  const why = 'TEXT_PROVIDER is twilio';
  const [account, token, from] = [
    read.needed('TWILIO_ACCOUNT_SID', why),
    read.needed('TWILIO_AUTH_TOKEN', why),
    read.needed('TWILIO_FROM', why),
  ];
  const url = read.text('TWILIO_URL') ?? 'https://api.twilio.com';
  if (from !== '' && !/^(\+\d{8,15}|MG[0-9a-f]{32})$/.test(from))
    read.wrong.push('TWILIO_FROM is neither a number such as +18065550100 nor the SID of a messaging service (MG…).');
  if (!URL.canParse(url) || (production && new URL(url).protocol !== 'https:'))
    read.wrong.push('TWILIO_URL has to be an https address.');
  return { kind, account, token, from, url };
}
