import type { OrderStatus, TrailerType } from '@wideload/domain';

export type CompanyFacts = {
  _id: string;
  dotNumber: string;
  docketNumber: string;
  name: string;
  zip: string;
  street: string;
  country: string;
  state: string;
  city: string;
  carrierName: string;
  email: string;
  phone: string;
  extension: string;
  address_secondary: string;
  title: string;
};

export type TruckFacts = {
  _id: string;
  internalNumber: string;
  type: 'truck';
  vinCode: string;
  make: string;
  model: string;
  year: number;
  plateNumber: string;
  plateState: string;
  registeredWeight: number;
};

export type TrailerFacts = {
  _id: string;
  internalNumber: string;
  type: TrailerType;
  vinCode: string;
  plateNumber: string;
  length: number;
};

/** `open`: a limit that may be passed. */
export type ReasonFacts = { what: string; limit: number; actual: number; over: number; unit: 'in' | 'lb'; open?: true };

/** A fact of a record, or the price of a permit, that is not what was reviewed. */
export type ReviewChangeFacts =
  | {
      what: 'company' | 'truck' | 'trailer';
      unit: string | null;
      record: string;
      field: string;
      from: string;
      to: string;
    }
  | { what: 'permit'; unit: string; state: string; from: number | null; to: number | null };

type Texts = Record<string, string>;

/** The types that the database cannot tell: of every JSON column, and of a text whose words no CHECK of its own lists. */
export type ColumnTypes = {
  'audit_log.before': object;
  'audit_log.after': object;
  'cards.billing': object;
  'order_tallies.status': OrderStatus;
  'orders.company': CompanyFacts;
  'orders.review_changes': ReviewChangeFacts[];
  'outbox.content': object;
  'payments.last_error': object;
  'payments.price_lines': object[];
  'permits.reasons': ReasonFacts[];
  'permits.typed': Texts;
  'units.truck': TruckFacts;
  'units.trailer': TrailerFacts;
  'units.typed': Texts;
};
