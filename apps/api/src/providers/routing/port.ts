import type { RouteAnswer } from '@wideload/contract';
import type { ClosedRoad, TripPlace } from '@wideload/domain';
import type { ViaQuestion } from '@wideload/routing';

/**
 * Finds the usual highway routes over two or more places, for planning. Answers within 2 seconds and never rejects: an
 * unavailable router is an answer.
 */
export type Router = {
  /** Loads early what the first question would load. */
  warm(): Promise<void>;
  /** A router that cannot avoid the closed roads still answers which of its routes take none. */
  findRoutes(places: readonly TripPlace[], closed?: readonly ClosedRoad[]): Promise<RouteAnswer>;
  /** A stop on a highway between two places; null where no way takes it. */
  findVia(question: ViaQuestion): Promise<TripPlace | null>;
};
