import { loadCheckTexts } from '../../texts/es/load-check.ts';
import { stateMapTexts } from '../../texts/es/state-map.ts';
import type { CheckWords } from './load-check-texts.ts';

export const words: CheckWords = { texts: loadCheckTexts, map: stateMapTexts };
