import { readAddress, toDocketPrefix, type Docket } from '@wideload/domain';
import * as z from 'zod/mini';
import type { RegisteredCarrier, RegistryAnswer } from './port.ts';

// Live answers and the documentation (https://mobile.fmcsa.dot.gov/QCDevsite/docs/apiElements)
// spell fields differently (`allowToOperate`, `phyZip`). The tax number (`ein`) is never read.
// A field that is neither a text nor a number is as good as missing.
const plainText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')),
);
const Carrier = z.object({
  dotNumber: z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  legalName: z.string().check(z.trim(), z.minLength(1)),
  dbaName: plainText,
  allowedToOperate: plainText,
  allowToOperate: plainText,
  outOfService: plainText,
  outOfServiceDate: plainText,
  oosDate: plainText,
  statusCode: plainText,
  phyStreet: plainText,
  phyCity: plainText,
  phyState: plainText,
  phyZipcode: plainText,
  phyZip: plainText,
  phyCountry: plainText,
  telephone: plainText,
});
const CarrierEntry = z.object({ carrier: Carrier });
const DocketEntry = z.object({ docketNumber: plainText, prefix: plainText });

type Entry = z.infer<typeof Carrier>;

export type QcAnswer = { status: number; body: string };

type Content = { kind: 'content'; content: unknown } | { kind: 'key-rejected' } | { kind: 'unreadable' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The maintenance page is HTML with status 200, a network block HTML with 403.
    return undefined;
  }
}

const Envelope = z.object({ content: z.unknown() });

function parseContent({ status, body }: QcAnswer): Content {
  const envelope = Envelope.safeParse(parseJson(body));
  if (!envelope.success || !('content' in envelope.data)) return { kind: 'unreadable' };
  const { content } = envelope.data;
  // A wrong or missing key answers 404, like an unknown carrier: only the text differs.
  if (typeof content === 'string') return { kind: /web\s*key/i.test(content) ? 'key-rejected' : 'unreadable' };
  return status === 200 || status === 404 ? { kind: 'content', content } : { kind: 'unreadable' };
}

function toCarrier(entry: Entry): RegisteredCarrier {
  return {
    dotNumber: String(entry.dotNumber),
    dockets: [],
    legalName: entry.legalName,
    dbaName: entry.dbaName === '' ? null : entry.dbaName,
    ...readAddress({
      street: entry.phyStreet,
      city: entry.phyCity,
      state: entry.phyState,
      zip: entry.phyZipcode === '' ? entry.phyZip : entry.phyZipcode,
      country: entry.phyCountry,
    }),
    phone: entry.telephone,
  };
}

/**
 * Out of service, or with a USDOT number that is not active: such a carrier may not operate, whatever its authority says. A date alone counts,
 * because live answers give it without the letter.
 */
function isStopped({ outOfService, outOfServiceDate, oosDate, statusCode }: Entry): boolean {
  const isOut = outOfService.toUpperCase();
  const hasDate = outOfServiceDate !== '' || oosDate !== '';
  return isOut === 'Y' || (isOut !== 'N' && hasDate) || statusCode.toUpperCase() === 'I';
}

const unreadableRecord: RegistryAnswer = { result: 'unavailable', because: 'record' };

function parseEntry(content: unknown): RegistryAnswer {
  const entry = CarrierEntry.safeParse(content);
  if (!entry.success) return unreadableRecord;
  const { carrier } = entry.data;
  const allowed = (carrier.allowedToOperate === '' ? carrier.allowToOperate : carrier.allowedToOperate).toUpperCase();
  if (allowed === 'N' || isStopped(carrier)) return { result: 'not-allowed', carrier: toCarrier(carrier) };
  return allowed === 'Y' ? { result: 'found', carrier: toCarrier(carrier) } : unreadableRecord;
}

/** A docket number can be that of several carriers, a USDOT number of one. */
export function parseCarriers(answer: QcAnswer): RegistryAnswer[] {
  const read = parseContent(answer);
  if (read.kind === 'key-rejected') return [{ result: 'key-rejected' }];
  if (read.kind === 'unreadable') return [{ result: 'unavailable' }];
  const { content } = read;
  return (Array.isArray(content) ? content : [content]).filter((entry) => entry !== null).map(parseEntry);
}

/** The MC numbers first. */
export function parseDockets(answer: QcAnswer): Docket[] {
  const read = parseContent(answer);
  const entries = read.kind === 'content' && Array.isArray(read.content) ? read.content : [];
  const dockets = entries.flatMap((entry): Docket[] => {
    const { docketNumber = '', prefix = '' } = DocketEntry.safeParse(entry).data ?? {};
    return /^\d+$/.test(docketNumber) ? [{ prefix: toDocketPrefix(prefix), number: String(Number(docketNumber)) }] : [];
  });
  const isUsual = ({ prefix }: Docket) => prefix === 'MC';
  return [...dockets.filter(isUsual), ...dockets.filter((docket) => !isUsual(docket))];
}

/** A number whose series is not known can be that of any. */
function isAsked(asked: Docket, { prefix, number }: Docket): boolean {
  return number === asked.number && (asked.prefix === '' || prefix === '' || prefix === asked.prefix);
}

/** With the asked number as its only one; null for a carrier that has it in other series alone. */
function withAsked(carrier: RegisteredCarrier, asked: Docket): RegisteredCarrier | null {
  const dockets = carrier.dockets.filter((docket) => isAsked(asked, docket));
  return dockets.length === 0 ? null : { ...carrier, dockets };
}

/** Of the answers about all carriers with one number: those in the asked series. One that may operate goes before the others. */
export function toDocketAnswer(answers: readonly RegistryAnswer[], asked: Docket): RegistryAnswer {
  const about = (result: 'found' | 'not-allowed') =>
    answers.flatMap((answer) => (answer.result === result ? (withAsked(answer.carrier, asked) ?? []) : []));
  const [found, ...others] = about('found');
  if (found !== undefined)
    return others.length === 0
      ? { result: 'found', carrier: found }
      : { result: 'several', carriers: [found, ...others] };
  const [refused] = about('not-allowed');
  if (refused !== undefined) return { result: 'not-allowed', carrier: refused };
  return answers.find(({ result }) => result === 'unavailable' || result === 'key-rejected') ?? { result: 'not-found' };
}
