import type { KnownCompany } from '../basics/company.ts';
import type { LoadType } from '../load/load-types.ts';
import type { KnownDistances } from '../load/axles.ts';
import type { DimensionKey } from '../load/unit-fields.ts';
import type { OrderStatus } from './order-status.ts';
import type { CustomerTexts, OrderTexts, PermitTexts } from './order-texts.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import type { AxleTires, AxleWeights } from '../load/load.ts';
import type { KeptReason } from '../permits/reason.ts';
import type { StateQuestion } from './permits/state-question.ts';
import type { StateCode } from '../states/state.ts';
import type { PermitPlan } from '../trip/permit-plan.ts';
import type { DraftTrip, Place } from '../trip/trip.ts';

/** Typed text that is no value yet, by path within the unit or permit (`dimensions.width`). */
export type Typed = Readonly<Record<string, string>>;

export type DraftDimensions = Record<DimensionKey, number | null>;
/** Further axles are absent in orders that have none. */
export type DraftAxles = KnownDistances & { EF: number | null };

/** Inches and pounds; null if missing or invalid. */
export type DraftUnit = {
  _id: string;
  truckId: string | null;
  trailerId: string | null;
  /** In feet; absent if the record was not loaded. */
  trailer?: { length: number } | null;
  loadType: LoadType | null;
  dimensions: DraftDimensions;
  weight: number | null;
  axles: DraftAxles;
  axleWeights?: AxleWeights | undefined;
  axleTires?: AxleTires | undefined;
  kingpin?: number | null | undefined;
  typed: Typed;
};

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
