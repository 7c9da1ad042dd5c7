import * as z from 'zod/mini';
import {
  isUnitFilingField,
  longestFilingValue,
  orderFilingKeys,
  toFilingField,
  type FilingKey,
  unitFilingKeys,
} from '@wideload/domain';
import { endpoint } from '../core/endpoint.ts';
import { maxDocumentBytes, maxMessageFiles, maxMessageLength } from '../core/limits.ts';
import { filledIn } from './templates.ts';
import { fileUpload, Id, Instant, requiredText, requiredLongText } from '../core/values.ts';

export const messageFileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export const MessageFile = z.object({
  _id: Id,
  name: z.string(),
  mediaType: z.enum(messageFileTypes),
  bytes: z.int(),
});
export type MessageFile = z.infer<typeof MessageFile>;

const askFields = { unit: z.nullable(Id), key: z.enum([...unitFilingKeys, ...orderFilingKeys]) };
const isInItsPlace = ({ unit, key }: { unit: string | null; key: FilingKey }) =>
  isUnitFilingField(toFilingField(key)) === (unit !== null);

/** A field of state forms that a question asks for; `unit` is null for a fact of the whole order. */
export const FilingAskRef = z.object(askFields).check(z.refine(isInItsPlace));
export type FilingAskRef = z.infer<typeof FilingAskRef>;

/** The value of the field: an answer of the carrier, or a value that a clerk typed on the sheet. */
export const AskedValue = z
  .object({ ...askFields, value: requiredText(longestFilingValue, 'field.missing') })
  .check(z.refine(isInItsPlace));
export type AskedValue = z.infer<typeof AskedValue>;

export const OrderMessage = z.object({
  _id: Id,
  at: Instant,
  by: z.enum(['carrier', 'wideload']),
  /** An e-mail, for admins only; empty when that account is deleted, null for a carrier who reads. */
  author: z.nullable(z.string()),
  text: z.string(),
  files: z.array(MessageFile),
  /** Null for a message that asks nothing. */
  question: z.nullable(z.enum(['open', 'answered', 'withdrawn'])),
  /** The fields that the answer fills. */
  asks: z.array(FilingAskRef),
  /** A message of the carrier that no admin has read. */
  isUnread: z.boolean(),
});
export type OrderMessage = z.infer<typeof OrderMessage>;

/** Oldest first. The order waits for its carrier while a question is open. */
export const OrderThread = z.object({ items: z.array(OrderMessage), isWaiting: z.boolean() });
export type OrderThread = z.infer<typeof OrderThread>;

/** Fields of one question, and values of one answer. */
export const maxAsks = 200;

const messageBody = {
  /** The browser chooses the id, so that a retry after a lost answer sends no second message. */
  _id: Id,
  text: requiredLongText(maxMessageLength, 'message.missing'),
  /** Uploaded files of the same person that no message has yet. */
  files: z._default(z.array(Id).check(z.maxLength(maxMessageFiles)), []),
};

export const AskBody = z.object({
  ...messageBody,
  text: filledIn(messageBody.text),
  isQuestion: z._default(z.boolean(), true),
  /** Fields of state forms, which the answer fills; only of a question. */
  asks: z._default(z.array(FilingAskRef).check(z.maxLength(maxAsks)), []),
});
/** `answers`: the open questions that the carrier saw. One that was asked meanwhile stays open. */
export const AnswerBody = z.object({
  ...messageBody,
  answers: z._default(z.array(Id).check(z.maxLength(100)), []),
  /** Values for fields that these questions ask for. */
  values: z._default(z.array(AskedValue).check(z.maxLength(maxAsks)), []),
});

const refusals = ['not-found', 'order.still-draft', 'message.file-gone'] as const;

export const messages = {
  read: endpoint('GET /permits/orders/{id}/messages', {
    access: 'signed-in',
    summary: 'The questions and answers about an own order, or for an admin about any order',
    answers: { 200: OrderThread },
    problems: ['not-found'],
  }),
  answer: endpoint('POST /permits/orders/{id}/messages', {
    access: 'user',
    summary: 'Answer the open questions about an own paid order, or write to us about it',
    body: AnswerBody,
    answers: { 201: OrderThread },
    problems: refusals,
    perMinute: 30,
  }),
  upload: endpoint('POST /permits/orders/{id}/message_files', {
    access: 'signed-in',
    summary: 'Store a PDF or a picture for the next message; it is deleted unless the message follows within an hour',
    query: z.object({ name: requiredText(120, 'field.missing') }),
    body: fileUpload(messageFileTypes, maxDocumentBytes, 'document.too-large'),
    answers: { 201: MessageFile },
    problems: ['not-found', 'order.still-draft', 'message.file-refused', 'file.infected', 'document.unavailable'],
    perMinute: 30,
  }),
  file: endpoint('GET /permits/message_files/{id}', {
    access: 'signed-in',
    summary: 'A file of a message, for the owner of its order or an admin',
    answers: { 200: z.file().check(z.mime([...messageFileTypes])) },
    problems: ['not-found', 'document.unavailable'],
  }),
  ask: endpoint('POST /permits/admin/orders/{id}/messages', {
    access: 'admin',
    summary: 'Ask the carrier of a paid order, who is told by mail; the order waits for the answer if it is a question',
    body: AskBody,
    answers: { 201: OrderThread },
    problems: [...refusals, 'message.nobody'],
  }),
  withdraw: endpoint('DELETE /permits/admin/messages/{id}', {
    access: 'admin',
    summary: 'Withdraw an open question; its carrier is told',
    answers: { 200: OrderThread },
    problems: ['not-found', 'message.closed'],
  }),
  markRead: endpoint('PUT /permits/admin/orders/{id}/messages/read', {
    access: 'admin',
    summary: 'Mark the messages of the carrier as read up to the last one that was seen',
    body: z.object({ last: Id }),
    answers: { 200: OrderThread },
    problems: ['not-found', 'order.still-draft'],
  }),
};
