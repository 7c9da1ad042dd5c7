import type { CompanyFacts, TrailerFacts, TruckFacts } from '@wideload/contract';
import type {
  moreAxleBounds,
  moreAxleNumbers,
  KeptReason,
  OrderStatus,
  PermitPlan,
  ReviewChange,
  StateQuestion,
  Trip,
} from '@wideload/domain';

/** A record as of some day: fields that were declared later are missing. */
export type Snapshot<Facts extends { _id: string }> = Pick<Facts, '_id'> & Partial<Facts>;
type Texts = Record<string, string>;

/** Figures of axles after the sixth; each part only where it has any. */
export type MoreAxles = {
  axles?: { [Key in keyof typeof moreAxleBounds]?: number };
  axleWeights?: { [Name in keyof typeof moreAxleNumbers]?: number };
  axleTires?: { [Name in keyof typeof moreAxleNumbers]?: number };
};

/** Types that the database does not know: JSON columns, and texts without a CHECK that lists their words. */
export type ColumnTypes = {
  'audit_log.before': object;
  'audit_log.after': object;
  'cards.billing': object;
  'closed_months.sums': object[];
  'order_tallies.status': OrderStatus;
  'orders.company': Snapshot<CompanyFacts>;
  'orders.review_changes': ReviewChange[];
  'orders.trip': Trip;
  'outbox.content': object;
  'payments.last_error': object;
  'payments.price_lines': object[];
  'permits.planned': PermitPlan;
  'permits.reasons': KeptReason[];
  'permits.state_question': StateQuestion;
  'permits.typed': Texts;
  'units.truck': Snapshot<TruckFacts>;
  'units.trailer': Snapshot<TrailerFacts>;
  'units.typed': Texts;
  'units.more_axles': MoreAxles;
  'combinations.more_axles': MoreAxles;
};
