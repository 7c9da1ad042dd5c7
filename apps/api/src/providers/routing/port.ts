import type { RouteAnswer } from '@wideload/contract';
import type { TripPlace } from '@wideload/domain';

/**
 * Finds the usual highway routes over two or more places, for planning. Answers within 2 seconds and never rejects: an
 * unavailable router is an answer.
 */
export type Router = {
  /** Loads early what the first question would load. */
  warm(): Promise<void>;
  findRoutes(places: readonly TripPlace[]): Promise<RouteAnswer>;
};
