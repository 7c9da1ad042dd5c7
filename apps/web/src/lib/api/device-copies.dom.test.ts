import { expect, test, vi } from 'vitest';
import { keepToken } from './access-token.ts';
import { callWithCopy } from './device-copies.ts';

function useCache(put: () => Promise<void>) {
  vi.stubGlobal('caches', { open: async () => ({ put, match: async () => undefined }), delete: async () => true });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  keepToken('token');
}

test('an answer counts although the device is full, or another tab removes its copies', async () => {
  const put = vi.fn<() => Promise<void>>(async () =>
    Promise.reject(new DOMException('Entry was not found.', 'NotFoundError')),
  );
  useCache(put);
  expect(await callWithCopy('user', async () => ({ name: 'Ann' }))).toEqual({ name: 'Ann' });
  expect(put).toHaveBeenCalledOnce();
});

test('a fault of the program is not taken for a full device', async () => {
  useCache(async () => Promise.reject(new TypeError('fault')));
  await expect(callWithCopy('user', async () => ({ name: 'Ann' }))).rejects.toThrow('fault');
});
