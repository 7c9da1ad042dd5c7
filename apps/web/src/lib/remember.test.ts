import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('each key is made once', () => {
  const make = vi.fn<(key: string) => { key: string }>((key) => ({ key }));
  const get = remember(make);
  const first = get('en');
  expect(get('es')).toEqual({ key: 'es' });
  expect(get('en')).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});
