import { stateCodes, stateFacts } from '@wideload/domain';
import { expect, test } from 'vitest';
import { listAdvisory } from './advisory-sentences.ts';

test.each([
  [
    'TX',
    'Escort over 14′0″ wide, over 110′0″ long or over 17′0″ high.',
    'Superload over 20′0″ wide, over 125′0″ long, from 19′0″ high or over 254,300 lb.',
    'At 12 ft wide: daylight only.',
  ],
  [
    'CO',
    'Escort over 13′0″ wide or over 85′0″ long.',
    'Superload over 17′0″ wide, over 130′0″ long, over 16′0″ high or over 200,000 lb.',
    'At 12 ft wide: holiday restrictions.',
  ],
  [
    'NH',
    'Escort from 12′0″ wide, from 80′0″ long or from 14′0″ high.',
    'Superload over 15′0″ wide, over 110′0″ long, over 16′0″ high or over 150,000 lb.',
    'At 12 ft wide: daylight only, weekend restrictions and holiday restrictions.',
  ],
  [
    'NJ',
    'Escort over 14′0″ wide, over 100′0″ long or over 14′0″ high.',
    'We do not know at what size a load becomes a superload, so check with the permit office.',
    'At 12 ft wide: daylight only, weekend restrictions and holiday restrictions.',
  ],
  [
    'WA',
    'Escort over 11′0″ wide (over 14′0″ on multilane roads) or over 14′6″ high.',
    'Superload over 16′0″ wide, over 16′0″ high or over 200,000 lb.',
    'At 12 ft wide: holiday restrictions.',
  ],
  [
    'HI',
    'Escort over 12′0″ wide.',
    'We do not know at what size a load becomes a superload, so check with the permit office.',
    'At 12 ft wide: daylight only and weekend restrictions.',
    'We do not know the holiday rules, so check with the permit office.',
  ],
  [
    'KY',
    'Escort over 12′0″ wide, over 75′0″ long or from 15′0″ high.',
    'Superload over 125′0″ long or over 160,000 lb.',
    'At 12 ft wide: no general travel restrictions.',
  ],
  [
    'DC',
    'Escort over 12′0″ wide, over 80′0″ long or over 13′6″ high.',
    'We do not know at what size a load becomes a superload, so check with the permit office.',
    'We do not know the night, weekend and holiday rules, so check with the permit office.',
  ],
] as const)('%s has the advisory of its own facts', (state, ...sentences) => {
  expect(listAdvisory(state)).toEqual(sentences);
});

test.each(stateCodes)('%s is advised in whole sentences, with an office that has a page', (state) => {
  const sentences = listAdvisory(state);
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]*(?:\.\d[^.]*)*\.$/);
  expect(sentences.join(' ')).not.toMatch(/null|undefined|NaN|, \.| {2}/);
  expect(stateFacts[state].agency.url).toMatch(/^https?:\/\//);
});
