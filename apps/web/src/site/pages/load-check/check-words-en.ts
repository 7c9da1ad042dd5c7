import { loadCheckTexts } from '../../../texts/en/load-check.ts';
import { stateMapTexts } from '../../../texts/en/state-map.ts';
import type { CheckWords } from './load-check-texts.ts';

export const words: CheckWords = { texts: loadCheckTexts, map: stateMapTexts };
