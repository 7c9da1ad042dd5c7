import * as texts from '../maps.texts.ts';

/** The ends of a route by the names of the specification [2]. */
export const endWords = { origin: texts.origin, destination: texts.destination } as const;
