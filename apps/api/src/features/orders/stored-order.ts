import type { Order, Permit, Unit } from '@wideload/contract';
import { grantedFields, mapFields, type Trip } from '@wideload/domain';
import type { OwnerId } from '#identities.ts';
import type { PermitAnswer } from '#platform/db/columns/order-columns.ts';

/** A unit with its truck and trailer as of the order's last save. */
export type StoredUnit = Omit<Unit, 'current' | 'permits' | 'totalPrice'>;

/** Before a permit is filed, and again when it is requested again. */
export const initialAnswer: Omit<PermitAnswer, 'version'> = {
  stateNumber: '',
  validFrom: null,
  validTo: null,
  chargedFeeCents: null,
  refusalReason: '',
  filedAt: null,
  issuedAt: null,
  granted: mapFields(grantedFields, () => null),
  voidReason: '',
  voidedAt: null,
  document: null,
};

/** A permit with its fee line: `price` is `fee` times `days`, in cents. */
export type StoredPermit = Omit<Permit, keyof PermitAnswer> &
  PermitAnswer & {
    rulesVersion: string;
    /** Null for a permit that was sold before the product decided it, until `storeSuperloads` has. */
    isSuperload: boolean | null;
  };

/** An order as the features use it; the domain's rules read it as a `DraftOrder`. */
export type StoredOrder = Omit<Order, '_id' | 'user' | 'trip' | 'units' | 'permits' | 'createdAt' | 'updatedAt'> & {
  id: string;
  ownerId: OwnerId;
  trip: Trip | null;
  units: readonly StoredUnit[];
  /** Id of the unit that was shown last. */
  currentUnit: string | null;
  permits: readonly StoredPermit[];
  createdAt: Date;
  updatedAt: Date;
};

export type NewOrder = Omit<StoredOrder, 'orderNumber' | 'isRefunded'>;

type DraftContent = Omit<
  NewOrder,
  'startedBy' | 'status' | 'step' | 'version' | 'currentUnit' | 'reviewed' | 'reviewChanges' | 'createdAt' | 'updatedAt'
>;

/** A new draft at its first step. */
export function buildDraft(content: DraftContent, now: Date): NewOrder {
  return {
    ...content,
    startedBy: null,
    status: 'draft',
    step: 1,
    version: 1,
    currentUnit: null,
    reviewed: false,
    reviewChanges: [],
    createdAt: now,
    updatedAt: now,
  };
}
