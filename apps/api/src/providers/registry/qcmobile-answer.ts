import * as z from 'zod/mini';
import type { RegisteredCarrier, RegistryAnswer } from './port.ts';

// Live answers and the documentation (https://mobile.fmcsa.dot.gov/QCDevsite/docs/apiElements)
// spell fields differently (`allowToOperate`, `phyZip`). The tax number (`ein`) is never read.
const textOrNothing = z.nullish(z.string());
const Carrier = z.object({
  dotNumber: z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  legalName: z.string().check(z.trim(), z.minLength(1)),
  dbaName: textOrNothing,
  allowedToOperate: textOrNothing,
  allowToOperate: textOrNothing,
  phyStreet: textOrNothing,
  phyCity: textOrNothing,
  phyState: textOrNothing,
  phyZipcode: textOrNothing,
  phyZip: textOrNothing,
  phyCountry: textOrNothing,
  telephone: textOrNothing,
});
const CarrierEntry = z.object({ carrier: Carrier });
const DocketEntry = z.object({ docketNumber: z.union([z.number(), z.string()]), prefix: textOrNothing });

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
  const toPlainText = (text: string | null | undefined) => text?.trim() ?? '';
  return {
    dotNumber: String(entry.dotNumber),
    docketNumber: '',
    legalName: entry.legalName,
    dbaName: toPlainText(entry.dbaName) === '' ? null : toPlainText(entry.dbaName),
    street: toPlainText(entry.phyStreet),
    city: toPlainText(entry.phyCity),
    state: toPlainText(entry.phyState),
    zip: toPlainText(entry.phyZipcode ?? entry.phyZip),
    country: toPlainText(entry.phyCountry),
    phone: toPlainText(entry.telephone),
  };
}

function parseEntry(content: unknown): RegistryAnswer {
  const entry = CarrierEntry.safeParse(content);
  if (!entry.success) return { result: 'unavailable' };
  const { carrier } = entry.data;
  const allowed = (carrier.allowedToOperate ?? carrier.allowToOperate)?.trim().toUpperCase();
  if (allowed !== 'Y' && allowed !== 'N') return { result: 'unavailable' };
  return { result: allowed === 'Y' ? 'found' : 'not-allowed', carrier: toCarrier(carrier) };
}

export function parseCarrier(answer: QcAnswer): RegistryAnswer {
  const read = parseContent(answer);
  if (read.kind === 'key-rejected') return { result: 'key-rejected' };
  if (read.kind === 'unreadable') return { result: 'unavailable' };
  const { content } = read;
  if (content === null || (Array.isArray(content) && content.length === 0)) return { result: 'not-found' };
  return parseEntry(Array.isArray(content) ? content[0] : content);
}

/** The MC number, or the first number of any kind; `''` if there is none. */
export function parseDocketNumber(answer: QcAnswer): string {
  const read = parseContent(answer);
  const entries = z.array(DocketEntry).safeParse(read.kind === 'content' ? read.content : null);
  if (!entries.success) return '';
  const chosen = entries.data.find(({ prefix }) => prefix?.trim().toUpperCase() === 'MC') ?? entries.data[0];
  const digits = String(chosen?.docketNumber ?? '').trim();
  return /^\d+$/.test(digits) ? digits : '';
}
