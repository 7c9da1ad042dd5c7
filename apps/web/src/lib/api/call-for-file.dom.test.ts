import { auditLog } from '@wideload/contract/client';
import { expect, test, vi } from 'vitest';
import { callForFile } from './call-for-file.ts';

const headers = {
  'content-disposition': 'attachment; filename="wideload-audit-log.csv"',
  'content-type': 'text/csv; charset=utf-8',
};

test('a file has the name that the server gives it', async () => {
  vi.stubGlobal('fetch', async () => new Response('At,Admin\r\n', { headers }));
  const file = await callForFile(auditLog.export, {});
  expect([file.name, file.type]).toEqual(['wideload-audit-log.csv', 'text/csv; charset=utf-8']);
});

test('a file of a person keeps its blanks and accents', async () => {
  const named = {
    ...headers,
    'content-disposition': `attachment; filename="P-liza--7-.pdf"; filename*=UTF-8''P%C3%B3liza%20%287%29.pdf`,
  };
  vi.stubGlobal('fetch', async () => new Response('', { headers: named }));
  expect((await callForFile(auditLog.export, {})).name).toBe('Póliza (7).pdf');
});

test('a file that breaks off is a failure, not a short file', async () => {
  const halfAList = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('At,Admin\r\n'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(halfAList, { headers }));
  await expect(callForFile(auditLog.export, {})).rejects.toMatchObject({ status: 0, code: 'network.failed' });
});

test('the page of a Wi-Fi is a failure, not a file', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  await expect(callForFile(auditLog.export, {})).rejects.toMatchObject({ status: 0, code: 'network.failed' });
});
