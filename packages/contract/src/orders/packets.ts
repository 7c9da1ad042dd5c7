import * as z from 'zod/mini';
import { recipientEvents } from '../carriers/recipients.ts';
import { endpoint } from '../core/endpoint.ts';
import { maxPacketLinks, maxPacketSendings } from '../core/limits.ts';
import {
  CalendarFile,
  DayValue,
  GivenDay,
  Id,
  Instant,
  MailOrPhone,
  PdfFile,
  StateValue,
  requiredText,
  rawText,
} from '../core/values.ts';
import { OrderWarning } from './warnings.ts';

/** The reader of the link. It decides which parts the packet has. */
export const packetKinds = ['driver', 'pilot', 'officer'] as const;
export type PacketKind = (typeof packetKinds)[number];

/** Only the carrier sees `name`. It distinguishes the links. */
export const PacketLink = z.object({
  _id: Id,
  kind: z.enum(packetKinds),
  name: z.string(),
  /** The only unit of the order that it shows; null for all. */
  unit: z.nullable(Id),
  /** The last day on which the link opens. */
  lastDay: z.string(),
  hasEnded: z.boolean(),
  createdAt: Instant,
});
export type PacketLink = z.infer<typeof PacketLink>;

export const PacketLinkBody = z.object({
  kind: z.enum(packetKinds),
  name: requiredText(60, 'name.missing'),
  /** Null: all units of the order. */
  unit: z._default(z.nullable(Id), null),
  /** Null: the day after the last permit that it shows ends. */
  lastDay: z._default(z.nullable(GivenDay), null),
});

export const sendingStates = ['waiting', 'retried', 'sent', 'failed'] as const;

/** A mail or a text with a link. */
export const PacketSending = z.object({
  _id: Id,
  /** The name of the link, also of one that is revoked meanwhile, or of the recipient of news. */
  name: z.string(),
  /** The event of the news; null for a link that a person sent. */
  event: z.nullable(z.enum(recipientEvents)),
  to: z.string(),
  /** `sent`: the mail server, or the provider of texts, took it. */
  state: z.enum(sendingStates),
  at: Instant,
  /** Why it failed; empty otherwise. */
  reason: z.string(),
});
export type PacketSending = z.infer<typeof PacketSending>;

export const PacketSendBody = z.object({ to: MailOrPhone });

/** One day in the time of the state. `open` is empty where no hour is open, or where none is known to be. */
const PacketDay = z.object({
  day: DayValue,
  closed: z.array(z.string()),
  open: z.string(),
  notes: z.array(z.string()),
});

const SourceWords = z.object({ words: z.string(), link: z.nullable(z.string()) });

/** The rule about a copy on a screen, as its source says it. */
const PacketCarry = z.object({
  screen: z.enum(['accepted', 'refused', 'not-found']),
  note: z.nullable(z.string()),
  source: z.nullable(SourceWords),
});

/** Never more than the people on the road need: no price, no person, no card. A test lists every field by name. */
export const PacketPermit = z.object({
  state: StateValue,
  unit: z.int(),
  /** `canceled`: issued, but its carrier does not want it any more. */
  status: z.enum(['issued', 'waiting', 'canceled', 'void']),
  /** Empty unless it is issued, and for a pilot car. */
  number: z.string(),
  /** Those of the state once it is issued, before it those that were asked for. */
  firstDay: z.string(),
  lastDay: z.string(),
  timeZone: z.string(),
  /** Changes with each PDF; null where the reader gets none. */
  document: z.nullable(Id),
  size: z.string(),
  /** Those that the state has written on it; empty for a pilot car. */
  truck: z.string(),
  trailer: z.string(),
  route: z.object({ from: z.string(), to: z.string(), miles: z.nullable(z.number()), roads: z.array(z.string()) }),
  days: z.array(PacketDay),
  escorts: z.array(z.string()),
  provisions: z.array(z.object({ term: z.string(), value: z.string() })),
  office: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
  carry: PacketCarry,
});
export type PacketPermit = z.infer<typeof PacketPermit>;

/** Changes after the payment, and days of permits that do not meet. No view of an officer has any. */
const PacketWarning = z.extend(
  z.pick(OrderWarning, {
    _id: true,
    state: true,
    what: true,
    was: true,
    now: true,
    toDo: true,
    source: true,
    isWithdrawn: true,
  }),
  { firstDay: z.string(), lastDay: z.string() },
);
export type PacketWarning = z.infer<typeof PacketWarning>;

export const Packet = z.object({
  kind: z.enum(packetKinds),
  orderNumber: z.int(),
  carrier: z.object({ name: z.string(), usdot: z.string(), phone: z.string() }),
  from: z.string(),
  to: z.string(),
  lastDay: z.string(),
  readAt: Instant,
  /** In travel order. */
  permits: z.array(PacketPermit),
  /** Absent in copies of older versions. */
  warnings: z.optional(z.array(PacketWarning)),
});
export type Packet = z.infer<typeof Packet>;

/** `data:` addresses of pictures. `count` is that of the PDF, which may have more pages than are drawn. */
export const PacketPages = z.object({ pages: z.array(z.string()), count: z.int() });
export type PacketPages = z.infer<typeof PacketPages>;

/** 256 bits in base64url. Another text is answered like a token that nobody has. */
const token = rawText(100);
const TokenParams = z.object({ token });
const DocumentParams = z.object({ token, id: Id });

export const packets = {
  list: endpoint('GET /permits/orders/{id}/packets', {
    access: 'user',
    summary:
      'The links to the driver packet of an own order, newest first, without their tokens, and the mails and texts that were sent',
    answers: { 200: z.object({ items: z.array(PacketLink), sent: z.array(PacketSending) }) },
    problems: ['not-found'],
  }),
  create: endpoint('POST /permits/orders/{id}/packets', {
    access: 'user',
    summary: `Make a link to the packet of an own paid order for a driver, a pilot car or an officer, of one unit or of all; the answer has its token, which is shown once. At most ${maxPacketLinks} links an order`,
    body: PacketLinkBody,
    answers: { 201: z.extend(PacketLink, { token: z.string() }) },
    problems: ['not-found', 'packet.not-paid', 'packet.too-many'],
    perMinute: 30,
  }),
  revoke: endpoint('DELETE /permits/packets/{id}', {
    access: 'user',
    summary: 'Revoke a link to a packet: it opens nothing any more',
    problems: ['not-found'],
  }),
  send: endpoint('POST /permits/packets/{id}/send', {
    access: 'user',
    summary: `Send a link to a packet by mail or text message, to a person without an account; at most ${maxPacketSendings} times a day for one order`,
    body: PacketSendBody,
    problems: [
      'not-found',
      'packet.not-sendable',
      'packet.sent-enough',
      'recipient.opted-out',
      'recipient.too-many',
      'texts.unavailable',
    ],
    perMinute: 20,
  }),
  open: endpoint('GET /packet/{token}', {
    access: 'visitor',
    isSecret: true,
    summary:
      'The packet of a trip: its permits in travel order with numbers, days, roads, hours, escorts and phones. A token that is wrong, revoked or ended has one answer',
    params: TokenParams,
    answers: { 200: Packet },
    problems: ['packet.closed'],
    perMinute: 60,
  }),
  pages: endpoint('GET /packet/{token}/permits/{id}/pages', {
    access: 'visitor',
    isSecret: true,
    summary: 'The pages of a permit of the packet as pictures, by the id of its document',
    params: DocumentParams,
    answers: { 200: PacketPages },
    problems: ['packet.closed', 'document.unavailable'],
    perMinute: 120,
  }),
  document: endpoint('GET /packet/{token}/permits/{id}/pdf', {
    access: 'visitor',
    isSecret: true,
    summary: 'The PDF of a permit of the packet as the state issued it',
    params: DocumentParams,
    answers: { 200: PdfFile },
    problems: ['packet.closed', 'document.unavailable'],
    perMinute: 60,
  }),
  all: endpoint('GET /packet/{token}/permits_pdf', {
    access: 'visitor',
    isSecret: true,
    summary: 'All permits of the packet as one PDF, to print',
    params: TokenParams,
    answers: { 200: PdfFile },
    problems: ['packet.closed', 'order.no-documents', 'order.documents-too-large', 'document.unavailable'],
    perMinute: 20,
  }),
  calendar: endpoint('GET /packet/{token}/permits.ics', {
    access: 'visitor',
    isSecret: true,
    summary: 'The days of the permits of the packet, for a calendar that subscribes to it until the link is revoked',
    params: TokenParams,
    answers: { 200: CalendarFile },
    problems: ['packet.closed'],
    perMinute: 30,
  }),
};
