import { expect, test } from 'vitest';
import { formatPlaceFault } from './trip-places.texts.ts';

test('a text that is no place is named, and so are the states of a town that is there several times', () => {
  expect(formatPlaceFault('Smallville', { because: 'unknown' })).toContain('We do not know “Smallville”.');
  const towns = ['Springfield, IL', 'Springfield, MO'];
  expect(formatPlaceFault('Springfield', { because: 'several', towns })).toBe(
    '“Springfield” is in IL and MO. Choose one.',
  );
});
