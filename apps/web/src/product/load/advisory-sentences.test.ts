import { stateCodes, stateFacts } from '@wideload/domain';
import { expect, test } from 'vitest';
import { listAdvisory } from './advisory-sentences.ts';

test.each([
  [
    'TX',
    'Escort above 14′0″ wide, 110′0″ long or 17′0″ high.',
    'Superload above 20′0″ wide, 125′0″ long, 18′11″ high or 254,300 lb.',
    'At 12 ft wide: daylight only.',
  ],
  [
    'CO',
    'Escort above 13′0″ wide or 85′0″ long.',
    'Superload above 17′0″ wide, 130′0″ long, 16′0″ high or 200,000 lb.',
    'At 12 ft wide: daylight only and limits on holidays.',
  ],
  [
    'NH',
    'Escort from 12′0″ wide, 80′0″ long or 14′0″ high.',
    'Superload above 15′0″ wide, 110′0″ long, 16′0″ high or 150,000 lb.',
    'At 12 ft wide: daylight only, limits on weekends and limits on holidays.',
  ],
  [
    'NJ',
    'Escort above 14′0″ wide, 100′0″ long or 14′0″ high.',
    'From which size a load is a superload could not be established: ask the office.',
    'At 12 ft wide: daylight only, limits on weekends and limits on holidays.',
  ],
  [
    'WA',
    'Escort above 11′0″ wide (14′0″ on multilane roads), 105′0″ long or 14′6″ high.',
    'Superload above 16′0″ wide, 125′0″ long, 16′0″ high or 200,000 lb.',
    'At 12 ft wide: limits on holidays.',
  ],
  [
    'HI',
    'Escort above 12′0″ wide.',
    'From which size a load is a superload could not be established: ask the office.',
    'At 12 ft wide: daylight only and limits on weekends.',
    'The holiday rules could not be established: ask the office.',
  ],
  [
    'KY',
    'Escort above 12′0″ wide, 75′0″ long or 14′11″ high.',
    'Superload above 125′0″ long or 160,000 lb.',
    'At 12 ft wide: no general limit of travel times.',
  ],
  [
    'DC',
    'Escort above 12′0″ wide, 80′0″ long or 13′6″ high.',
    'From which size a load is a superload could not be established: ask the office.',
    'The night, weekend and holiday rules could not be established: ask the office.',
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
