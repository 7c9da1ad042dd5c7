import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, StateValue, rawText } from '../core/values.ts';

export const correctedKinds = ['company', 'truck', 'trailer'] as const;
export type CorrectedKind = (typeof correctedKinds)[number];

const RecordParams = z.object({ kind: z.enum(correctedKinds), id: Id });
/** The IANA zone of the carrier, whose today it is. */
const Zone = z.object({ timeZone: z.optional(rawText(60)) });

const CorrectedOrder = z.object({ _id: Id, orderNumber: z.int(), title: z.string(), isDraft: z.boolean() });

/** Orders that keep a company, truck or trailer as it was before its owner corrected it. */
export const CorrectedOrders = z.object({
  /** Drafts, and paid orders of which no state knows yet: they take the correction at once, free of charge. */
  ready: z.array(CorrectedOrder),
  /** Orders that change on their own page, where the price is seen first. */
  left: z.array(
    z.extend(CorrectedOrder, {
      /** Issued permits that do not fit any more. `unit` counts from 1. */
      wrong: z.array(z.object({ permit: Id, state: StateValue, unit: z.int() })),
      /** The effect of the correction on the permit, or the reason why it cannot be taken now. */
      sentences: z.array(z.string()),
    }),
  ),
});
export type CorrectedOrders = z.infer<typeof CorrectedOrders>;

export const corrections = {
  find: endpoint('GET /permits/corrections/{kind}/{id}', {
    access: 'user',
    summary: 'The drafts and paid orders that keep a corrected company, truck or trailer as it was',
    params: RecordParams,
    query: Zone,
    answers: { 200: CorrectedOrders },
  }),
  take: endpoint('POST /permits/corrections/{kind}/{id}', {
    access: 'user',
    summary:
      'Take the corrections into the drafts and unfiled permits that use the record; answers what is left. A repeat changes nothing',
    params: RecordParams,
    body: Zone,
    answers: { 200: CorrectedOrders },
  }),
};
