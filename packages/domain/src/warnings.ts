// A door of its own: these compare all facts of the states, and only the server does.
export { toWatchedTrip, type WatchedPermit, type WatchedTrip } from './orders/watched-trip.ts';
export { listTripFacts, type FactSubject, type TripFact } from './orders/trip-facts.ts';
export { findFactChanges, type FactChange, type FactDetail } from './orders/fact-changes.ts';
export { findRestrictedPermits, type RestrictedSizes, type Restriction } from './orders/restriction.ts';
