import { expect, test } from 'vitest';
import { stateControl } from './state-control.ts';
import { stateMapTexts as texts } from './state-map.texts.ts';

test('the name of a state begins with the letters that are seen on the map', () => {
  const options = { chosen: [], takesAll: false };
  expect(stateControl('RI', { ...options, texts })['aria-label']).toBe('RI, Rhode Island');
  expect(stateControl('DC', { ...options, texts })['aria-label']).toBe('DC, District of Columbia, not sold online');
  const named = { ...texts, stateName: () => 'Pensilvania' };
  expect(stateControl('PA', { ...options, texts: named })['aria-label']).toBe('PA, Pensilvania');
});
