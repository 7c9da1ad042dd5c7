import { feeConsentLimits, feeSettlementStates, feeSettlementWays, feeWays, orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { openFeeList } from '../core/lists.ts';
import { maxLedgerReasonLength } from '../core/limits.ts';
import { RefundedValue, CentsValue, Id, Instant, StateValue, SeenNumber, longText } from '../core/values.ts';
import { feeConsentVersion } from '../text/fee-settlement.ts';

const Card = z.object({ brand: z.string(), last4: z.string() });

export const FeeSettlement = z.object({
  _id: Id,
  permitId: Id,
  state: StateValue,
  /** Counted from 1. */
  unit: z.int(),
  /** Above zero the state charged more than the fee sheet. */
  difference: CentsValue,
  /** The total that the state charged; null where it is unknown. */
  chargedFee: z.nullable(CentsValue),
  /** The admin's words; the carrier reads only those of a difference to pay. */
  reason: z.string(),
  way: z.enum(feeSettlementWays),
  status: z.enum(feeSettlementStates),
  /** The card that was charged; null for any other way, and until it was. */
  card: z.nullable(Card),
});
export type FeeSettlement = z.infer<typeof FeeSettlement>;

export const FiledFeeSettlement = z.extend(FeeSettlement, {
  isConsented: z.boolean(),
  /** The admin's e-mail; empty for a deleted account. */
  by: z.string(),
  at: Instant,
});
export type FiledFeeSettlement = z.infer<typeof FiledFeeSettlement>;

/** The carrier's agreement at checkout that fee differences are charged, up to `limit` for the order. */
export const FeeConsent = z.object({ limit: CentsValue, charged: CentsValue, givenAt: Instant });
export type FeeConsent = z.infer<typeof FeeConsent>;

export const FeeDifferences = z.object({
  open: z.array(
    z.object({
      permitId: Id,
      state: StateValue,
      difference: CentsValue,
      ways: z.array(z.enum(feeWays)),
      /** An admin has given a reason for it in the ledger, so that nothing asks about it any more. */
      isExplained: z.boolean(),
    }),
  ),
  /** Newest first. */
  settlements: z.array(FiledFeeSettlement),
  consent: z.nullable(FeeConsent),
  /** The card that a charge under the consent goes to. */
  card: z.nullable(Card),
});
export type FeeDifferences = z.infer<typeof FeeDifferences>;

/** Nobody has settled or explained it, whatever has become of its order. */
export const OpenFeeDifference = z.object({
  permitId: Id,
  state: StateValue,
  /** Counts from 1. */
  unit: z.int(),
  price: CentsValue,
  charged: CentsValue,
  /** `charged` less `price` and less what was settled: above zero the state charged more. */
  difference: CentsValue,
  issuedAt: Instant,
  companyName: z.string(),
  order: z.object({
    _id: Id,
    orderNumber: z.int(),
    userId: Id,
    status: z.enum(orderStatuses),
    isRefunded: RefundedValue,
  }),
});
export type OpenFeeDifference = z.infer<typeof OpenFeeDifference>;

export const SettleFeeBody = z.object({
  permitId: Id,
  way: z.enum(feeWays),
  /** The difference that the admin saw; another one is refused. */
  expectedDifference: SeenNumber,
  reason: z._default(longText(maxLedgerReasonLength), ''),
});

export const FeeConsentBody = z.object({
  limit: CentsValue.check(z.gte(feeConsentLimits.min), z.lte(feeConsentLimits.max)),
  textVersion: z.literal(feeConsentVersion),
});

export const OwnFees = z.object({ items: z.array(FeeSettlement), consent: z.nullable(FeeConsent) });
export type OwnFees = z.infer<typeof OwnFees>;

export const feeDifferences = {
  list: endpoint('GET /permits/admin/fee_differences', {
    access: 'admin',
    summary:
      'Open fee differences of all orders, also of approved and rejected ones, searched by order number or company; by default the oldest first',
    query: listQuery(openFeeList),
    answers: { 200: listOf(OpenFeeDifference) },
  }),
  read: endpoint('GET /permits/admin/orders/{id}/fee_differences', {
    access: 'admin',
    summary: 'What the states charged beside the fee sheet, how it was settled, and the ways to settle the rest',
    answers: { 200: FeeDifferences },
    problems: ['not-found'],
  }),
  settle: endpoint('POST /permits/admin/orders/{id}/fee_differences', {
    access: 'admin',
    stepUpAbove: 'expectedDifference',
    summary:
      "Settle the fee difference of a permit: charge it under the carrier's consent, ask the carrier, absorb it with a reason, or refund it; once, however often it is pressed",
    body: SettleFeeBody,
    answers: {
      200: z.union([
        z.object({ status: z.enum(['succeeded', 'asked', 'absorbed', 'refunded']) }),
        z.object({ status: z.literal('declined'), message: z.string() }),
      ]),
      202: z.object({ status: z.literal('processing') }),
    },
    problems: [
      'not-found',
      'fee-difference.settled',
      'fee-difference.not-possible',
      'amount_changed',
      'adjustment.not-due',
      'adjustment.too-small',
      'order_not_payable',
      'payment_in_progress',
      'payment.too-many-declines',
      'payment.abandoned',
      'payment.cards-gone',
      'provider_unavailable',
      'refund.too-much',
      'refund.not-possible',
      'refund.repeated',
      'refund.disputed',
    ],
  }),
  undo: endpoint('PUT /permits/admin/fee_settlements/{id}/undo', {
    access: 'admin',
    summary: 'Take back that a fee difference was absorbed, which opens it again',
    answers: { 200: FeeDifferences },
    problems: ['not-found'],
  }),
  own: endpoint('GET /permits/orders/{id}/fee_differences', {
    access: 'user',
    summary:
      'What the states of an own order charged beside the fee sheet and who paid it, with the consent given at checkout',
    answers: { 200: OwnFees },
    problems: ['not-found'],
  }),
  consent: endpoint('PUT /permits/orders/{id}/fee_consent', {
    access: 'user',
    summary: 'Agree that fee differences of an own draft are charged to its card, up to a limit',
    body: FeeConsentBody,
    answers: { 200: FeeConsent },
    problems: ['not-found', 'order_not_payable'],
  }),
  withdraw: endpoint('DELETE /permits/orders/{id}/fee_consent', {
    access: 'user',
    summary: 'Withdraw the consent of an own order; from then on the carrier is asked',
    answers: { 200: z.object({ status: z.literal('withdrawn') }) },
    problems: ['not-found'],
  }),
  consents: endpoint('GET /users/fee_consents', {
    access: 'user',
    summary: 'The consents in force of own orders, newest first',
    answers: {
      200: z.object({
        items: z.array(z.extend(FeeConsent, { order: z.object({ _id: Id, orderNumber: z.int() }) })),
      }),
    },
  }),
};
