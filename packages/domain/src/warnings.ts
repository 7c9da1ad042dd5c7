// A door of its own: these compare all facts of the states, and only the server does.
export { toWatchedTrip, type WatchedPermit, type WatchedTrip } from './orders/warnings/watched-trip.ts';
export { listTripFacts, type FactSubject, type TripFact } from './orders/warnings/trip-facts.ts';
export { findFactChanges, type FactChange, type FactDetail } from './orders/warnings/fact-changes.ts';
export { findRestrictedPermits, type RestrictedSizes, type Restriction } from './orders/warnings/restriction.ts';
