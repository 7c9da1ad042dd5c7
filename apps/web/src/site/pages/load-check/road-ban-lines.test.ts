import { decideRoadBans } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { escortWords as spanishEscort } from '../../texts/es/escort-words.ts';
import { travelWords as spanishTravel } from '../../texts/es/travel-words.ts';
import { escortWords as escort } from '#product/permit/rules/escort-words.ts';
import { listRoadBanLines } from '#product/permit/rules/road-ban-lines.ts';
import { travelWords as travel } from '#product/permit/rules/travel-words.ts';

function listBans(width: number | null, state: 'OK' | 'WI' | 'LA' | 'NJ' | 'KS') {
  const dimensions = { width, height: 162, length: 780, frontOverhang: 0, rearOverhang: 0 };
  const facts = { dimensions, weight: 120_000, axles: { AB: 212, BC: 52, CD: 380, DE: 49 } };
  return decideRoadBans({ facts, type: null }, state);
}

test.each([
  ['OK', 198, ['not on Interstates', 'not on turnpikes (the Cherokee Turnpike takes up to 13 ft 6 in)']],
  [
    'OK',
    null,
    [
      'not on turnpikes',
      'not on Interstates, depending on width',
      'not on turnpikes, depending on width (the Cherokee Turnpike takes up to 13 ft 6 in)',
    ],
  ],
  ['WI', 150, ['on Interstates only with special permission']],
  ['LA', 120, ['not on roads through tunnels']],
] as const)('the roads of %s at a width of %s', (state, width, expected) => {
  const lines = listRoadBanLines(listBans(width, state), { escort, travel });
  const said = lines.flatMap(({ parts }) =>
    parts.map(({ text, notes }) => [text, ...notes.map((note) => `(${note})`)].join(' ')),
  );
  expect(said).toEqual(expected);
  for (const { refs } of lines) expect(refs.length).toBeGreaterThan(0);
});

test.each([
  ['OK', 198, ['no en interestatales', 'no en las turnpikes']],
  ['WI', 150, ['en interestatales solo con permiso especial']],
  ['LA', 120, ['no en vías con túneles']],
  [
    'NJ',
    120,
    [
      'en New Jersey Turnpike solo con permiso especial',
      'en Garden State Parkway, Atlantic City Expressway, NJ 495 y Holland Tunnel solo con permiso especial',
    ],
  ],
  ['KS', 198, ['en Kansas Turnpike solo con permiso especial']],
] as const)('the roads of %s at a width of %s are named in Spanish too', (state, width, expected) => {
  const lines = listRoadBanLines(listBans(width, state), { escort: spanishEscort, travel: spanishTravel });
  expect(lines.map(({ label }) => label)).toEqual(lines.map(() => 'Caminos'));
  expect(lines.flatMap(({ parts }) => parts.map(({ text }) => text))).toEqual(expected);
});
