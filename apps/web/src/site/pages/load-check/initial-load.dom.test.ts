import { describe, expect, test } from 'vitest';
import { readInitialLoad, readInput } from './initial-load.ts';
import { code } from './load-form.test-support.ts';

describe('the initial load', () => {
  test('input from before the script ran wins', () => {
    const page = document.createElement('div');
    page.innerHTML = '<input name="width" value="12 ft"><input name="days" value="4"><input name="q" value="1">';
    expect(readInput(page)).toEqual({ width: '12 ft' });
    expect(readInitialLoad(`?load=${code}`, readInput(page)).form).toMatchObject({ width: '12 ft', height: '15′2″' });
  });
});
