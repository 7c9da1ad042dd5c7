import { isIP } from 'node:net';
import { Email } from '@wideload/contract';
import { parseMailbox, type Mailbox } from '@wideload/domain';
import { SECOND } from '#clock.ts';
import type { Reader } from './settings.ts';

export function readPort(read: Reader, name: string): number | null {
  const text = read.text(name);
  if (text === null) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    read.wrong.push(`${name} is '${text}', but a port is 0 to 65535.`);
  return port;
}

function parseHttpUrl(text: string, protocols: readonly string[]): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && protocols.includes(url.protocol) ? url : null;
}

/** Messages never quote the address: it may hold a password. */
export function readDatabaseUrl(read: Reader, name: `DATABASE_${'' | 'READ_' | 'DIRECT_'}URL`): string | null {
  const text = read.text(name);
  if (text !== null && parseHttpUrl(text, ['postgres:', 'postgresql:']) === null)
    read.wrong.push(`${name} is no address of a PostgreSQL: it looks like postgres://user:password@host:5432/name.`);
  return text;
}

/** Messages never quote the URL: it may hold a password. */
export function refuseOtherSmtp(read: Reader, url: string): void {
  if (url !== '' && parseHttpUrl(url, ['smtp:', 'smtps:']) === null)
    read.wrong.push('SMTP_URL is no address of a mail server: it looks like smtp://user:password@host:587.');
}

export function readPublicUrl(read: Reader, port: number): string {
  const text = read.text('PUBLIC_URL');
  if (text === null) return `http://localhost:${port}`;
  const url = parseHttpUrl(text, ['http:', 'https:']);
  const isPlain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain)
    read.wrong.push(`PUBLIC_URL is '${text}', but it has to look like https://permits.example, without a path.`);
  return url?.origin ?? text;
}

export function readEmail(read: Reader, name: string): string | null {
  const text = read.text(name);
  if (text === null) return null;
  const email = Email.safeParse(text);
  if (!email.success) read.wrong.push(`${name} is '${text}', but that is no e-mail address.`);
  return email.data ?? text;
}

/** A sender with or without a name. */
export function readMailbox(read: Reader, name: string): Mailbox | null {
  const text = read.text(name);
  if (text === null) return null;
  const mailbox = parseMailbox(text);
  if (mailbox === null)
    read.wrong.push(`${name} is '${text}', but it has to look like Wideload <permits@wideload.example>.`);
  return mailbox;
}

/** An e-mail or a page where vulnerabilities are reported. */
export function readSecurityContact(read: Reader, operatorEmail: string): string {
  const text = read.text('SECURITY_CONTACT') ?? operatorEmail;
  const page = parseHttpUrl(text, ['https:']);
  if (page !== null) return page.href;
  if (read.text('SECURITY_CONTACT') !== null && !Email.safeParse(text).success)
    read.wrong.push(`SECURITY_CONTACT is '${text}', but it has to be an e-mail address or a page with https.`);
  return `mailto:${text}`;
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (NAMED_NETWORKS.has(text.trim())) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** Comma-separated addresses and networks whose X-Forwarded-For is trusted. */
export function readTrustProxy(read: Reader): string | null {
  const text = read.text('TRUST_PROXY');
  if (text !== null && !text.split(',').every(isNetwork))
    read.wrong.push(`TRUST_PROXY is '${text}', but it has to name addresses like 10.0.0.1 or 10.0.0.0/8, or loopback.`);
  return text;
}

const LONGEST_STOP_DELAY = 60;

export function readStopDelay(read: Reader): number {
  const text = read.text('STOP_DELAY') ?? '0';
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > LONGEST_STOP_DELAY)
    read.wrong.push(`STOP_DELAY is '${text}', but it has to be whole seconds, 0 to ${LONGEST_STOP_DELAY}.`);
  return seconds * SECOND;
}
