import { expect, test } from 'vitest';
import { formatFault, formatReading } from './place.texts.ts';

const at = { lat: 33, lng: -97 };
const toPlaces = (labels: readonly string[]) =>
  labels.map((label) => ({ label, ...at, state: label.slice(-2) as 'IL' }));

test('a text that is no place is named, and so are the states of a town that is there several times', () => {
  expect(formatFault('Smallville', { is: 'unknown', because: 'name', meant: [] })).toContain(
    'We do not know “Smallville”.',
  );
  expect(formatFault('Cincinatti', { is: 'unknown', because: 'name', meant: toPlaces(['Cincinnati, OH']) })).toMatch(
    /^We do not know “Cincinatti”\. .* Did you mean one of these\?$/,
  );
  const places = toPlaces(['Springfield, IL', 'Springfield, MO']);
  expect(formatFault('Springfield', { is: 'several', places })).toBe('“Springfield” is in IL and MO. Choose one.');
  const inOne = toPlaces(['Cabot (Butler area), PA', 'Cabot (Erie area), PA']);
  expect(formatFault('Cabot, PA', { is: 'several', places: inOne })).toBe(
    '“Cabot, PA” can be several places. Choose one.',
  );
  const near = toPlaces(['Dustin, OK', 'Austin, TX']);
  expect(formatFault('Austin OK', { is: 'several', places: near })).toBe(
    '“Austin OK” can be several places. Choose one.',
  );
});

test('a street is not known, and the point of its town is said', () => {
  const place = { label: '1200 Main St, Plano, TX', ...at };
  expect(formatReading({ is: 'point', place, at: 'Plano, TX', as: 'in-town' })).toBe(
    'At the center of Plano, TX. We do not know streets.',
  );
  expect(formatReading({ is: 'point', place, at: 'Plano, TX', as: 'town' })).toBeUndefined();
});
