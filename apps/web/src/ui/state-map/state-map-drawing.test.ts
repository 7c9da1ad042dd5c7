import { expect, test } from 'vitest';
import { createStateControl, noWay } from './state-map-drawing.tsx';
import { stateMapTexts as texts } from './state-map.texts.ts';

test('the name of a state begins with its visible letters', () => {
  const options = { chosen: [], takesAll: false, way: noWay };
  expect(createStateControl('RI', { ...options, texts })['aria-label']).toBe('RI, Rhode Island');
  expect(createStateControl('DC', { ...options, texts })['aria-label']).toBe(
    'DC, District of Columbia, not sold online',
  );
  const named = { ...texts, stateName: () => 'Pensilvania' };
  expect(createStateControl('PA', { ...options, texts: named })['aria-label']).toBe('PA, Pensilvania');
  const way = {
    ...noWay,
    numbers: new Map([['PA' as const, '2']]),
    nameNumber: (number: string) => `number ${number}`,
  };
  expect(createStateControl('PA', { ...options, texts, way })['aria-label']).toBe('PA, Pennsylvania, number 2');
});
