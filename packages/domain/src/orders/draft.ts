import type { DraftUnit, Typed } from '../load/draft-unit.ts';
import type { KnownCompany } from '../basics/company.ts';
import type { OrderStatus } from './order-status.ts';
import type { CustomerTexts, OrderTexts, PermitTexts } from './order-texts.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import type { KeptReason } from '../permits/reason.ts';
import type { StateQuestion } from './permits/state-question.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { PermitPlan } from '../trip/permit-plan.ts';
import type { DraftTrip, Place } from '../trip/trip.ts';

export type DraftPermit = PermitTexts & {
  _id: string;
  unit: string;
  state: StateCode;
  permitType: 'Oversize';
  /** Cents, set by the server. */
  price: number;
  date: { startDate: string; endDate: string };
  route: { origin: Place; destination: Place };
  typed: Typed;
  reasons: readonly KeptReason[];
  status: PermitStatus;
  stateQuestion?: StateQuestion | null;
  planned?: PermitPlan | null;
};

/** An order in the wizard and on the wire, with all typed text, valid or not. */
export type DraftOrder = OrderTexts & {
  /** `draft` by default; any other status is a paid order. */
  status?: OrderStatus;
  customer: CustomerTexts;
  company: KnownCompany | null;
  jurisdictions: readonly StateCode[];
  trip: DraftTrip | null;
  units: readonly DraftUnit[];
  permits: readonly DraftPermit[];
  reviewed: boolean;
};
