// A door of its own: these facts weigh more than all other rules, and only a screen that shows them loads them.
export { sizeFees } from './states/facts/size-fees.generated.ts';
export { permitFees } from './states/facts/permit-fees.generated.ts';
export { permitEscorts } from './states/facts/permit-escorts.generated.ts';
export { roadBans } from './states/facts/road-bans.generated.ts';
export {
  decideRoadBans,
  findBannedWays,
  isOffInterstates,
  listBannedWays,
  listClosedRoads,
  type HeldBan,
} from './trip/road-bans.ts';
export { permitTravel } from './states/facts/permit-travel.generated.ts';
export { permitOffices } from './states/facts/permit-offices.generated.ts';
export { permitMaximums } from './states/facts/permit-maximums.generated.ts';
export { isConfirmed, isFederal } from './states/facts/permit-fact.ts';
export { findFileBy, findFileByTime, findFilingTime } from './orders/permits/file-by.ts';
export { decideEscorts } from './trip/escorts/decide-escorts.ts';
export {
  findRoadMiles,
  groupEscorts,
  type MileRange,
  type RoadEscorts,
  type RoadMiles,
} from './trip/escorts/road-escorts.ts';
export { listTripEscorts, type TripEscort, type TripEscorts } from './trip/escorts/trip-escorts.ts';
export { decideSuperload, isSuperload } from './trip/escorts/decide-superload.ts';
export { describeCurfewList, type CurfewList } from './trip/curfews.ts';
export { isBeyondMaximum } from './permits/permit-maximums.ts';
export { decideTravel } from './trip/decide-travel.ts';
export { findWayThrough, type WayThrough } from './trip/way-through.ts';
export type * from './states/facts/permit-fact.ts';
export type { MissingFigure, OpenPart } from './states/facts/evaluate-condition.ts';
export type * from './permits/permit-maximums.ts';
export type { TravelLoad } from './load/travel-load.ts';
export type * from './trip/travel-answer.ts';
export { findCharges } from './permits/fees/charge-summary.ts';
export { findExpectedTotal, type ExpectedTotal, type UnknownCharge } from './permits/fees/expected-total.ts';
export type * from './permits/fees/weight-charges.ts';
export type * from './permits/fees/charge-summary.ts';
export type * from './permits/fees/charge-part.ts';
export type * from './permits/fees/extra-charges.ts';
export type * from './permits/fees/weight-summary.ts';
export type * from './trip/escorts/escort-answer.ts';
export * from './permits/list-doubts.ts';
