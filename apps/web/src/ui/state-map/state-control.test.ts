import { expect, test } from 'vitest';
import { stateMapTexts as english } from '../../texts/en/state-map.ts';
import { stateMapTexts as spanish } from '../../texts/es/state-map.ts';
import { stateControl } from './state-control.ts';

test('the name of a state begins with the letters that are seen on the map', () => {
  const options = { chosen: [], takesAll: false };
  expect(stateControl('RI', { ...options, texts: english })['aria-label']).toBe('RI, Rhode Island');
  expect(stateControl('DC', { ...options, texts: english })['aria-label']).toBe(
    'DC, District of Columbia, not sold online',
  );
  expect(stateControl('PA', { ...options, texts: spanish })['aria-label']).toBe('PA, Pensilvania');
});
