import * as texts from './maps.texts.ts';

export const endWords = { origin: texts.origin, destination: texts.destination } as const;
