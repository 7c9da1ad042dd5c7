// A door of its own: these facts weigh more than all other rules, and only a screen that shows them loads them.
export { sizeFees } from './size-fees.generated.ts';
export { permitFees } from './permit-fees.generated.ts';
export { permitEscorts } from './permit-escorts.generated.ts';
export { roadBans } from './road-bans.generated.ts';
export {
  decideRoadBans,
  findBannedWays,
  isOffInterstates,
  listBannedWays,
  listClosedRoads,
  type HeldBan,
} from '../roads/road-bans.ts';
export { permitTravel } from './permit-travel.generated.ts';
export { permitOffices } from './permit-offices.generated.ts';
export { permitMaximums } from './permit-maximums.generated.ts';
export { isConfirmed, isFederal } from './permit-fact.ts';
export { decideEscorts } from '../escorts/decide-escorts.ts';
export {
  findRoadMiles,
  groupEscorts,
  type MileRange,
  type RoadEscorts,
  type RoadMiles,
} from '../escorts/road-escorts.ts';
export { listTripEscorts, type TripEscort, type TripEscorts } from '../escorts/trip-escorts.ts';
export { decideSuperload, isSuperload } from '../escorts/decide-superload.ts';
export { describeCurfewList, type CurfewList } from '../travel/curfew-list.ts';
export { isBeyondMaximum } from '../limits/permit-maximums.ts';
export { decideTravel } from '../travel/decide-travel.ts';
export { findWayThrough, type WayThrough } from '../travel/way-through.ts';
export type * from './permit-fact.ts';
export type { MissingFigure, OpenPart } from './evaluate-condition.ts';
export type * from '../limits/permit-maximums.ts';
export type { TravelLoad } from '../travel/travel-load.ts';
export type * from '../travel/travel-answer.ts';
export { findCharges } from '../fees/charge-summary.ts';
export { findExpectedTotal, type ExpectedTotal, type UnknownCharge } from '../fees/expected-total.ts';
export type * from '../fees/weight-charges.ts';
export type * from '../fees/charge-summary.ts';
export type * from '../fees/charge-part.ts';
export type * from '../fees/extra-charges.ts';
export type * from '../fees/weight-summary.ts';
export type * from '../escorts/escort-answer.ts';
export * from '../doubts/list-doubts.ts';
