import { readFile } from 'node:fs/promises';
import { stateCodes, stateFacts } from '@wideload/domain';
import { expect, test } from 'vitest';

test('the map of the escort article shows the widths of today: node apps/web/scripts/draw-pictures.mjs escorts', async () => {
  const drawn = await readFile(new URL('./pictures/escorts.drawn.json', import.meta.url), 'utf8');
  const widths = stateCodes.map((state) => [state, stateFacts[state].escorts.widthIn]);
  expect(JSON.parse(drawn)).toEqual(Object.fromEntries(widths));
});
