import { stateCodes } from '@wideload/domain';
import { expect, test } from 'vitest';
import drawn from './card-figures.drawn.json';
import { listCardFigures } from './state-card.tsx';

test.each(stateCodes)(
  'the card of %s has the figures of the rules; if not, run apps/web/scripts/draw-pictures.mjs',
  (code) => {
    expect(drawn[code]).toEqual(listCardFigures(code));
  },
);
