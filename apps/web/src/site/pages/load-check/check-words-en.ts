import { loadCheckTexts } from '../../texts/en/load-check.ts';
import { stateMapTexts } from '../../../ui/state-map/state-map.texts.ts';
import type { CheckWords } from './load-check-texts.ts';

export const words: CheckWords = { texts: loadCheckTexts, map: stateMapTexts };
