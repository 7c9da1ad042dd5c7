import type { TripState } from '@wideload/domain';
import { createContext } from 'react';

/** The states of the trip on the page; empty without a trip. The rules of a state depend on the way through it. */
export const TripStates = createContext<readonly TripState[]>([]);
