import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { besideHeader, formatBeside, type BesidePermit } from '@wideload/contract/client';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '#lib/save-file.ts';
import { aPermit } from './a-permit.fixture.ts';
import { AllPermitsDownload } from './permit-given.tsx';

vi.mock('#lib/save-file.ts', () => ({ saveFile: vi.fn<(file: File) => void>() }));
afterEach(() => {
  vi.mocked(saveFile).mockClear();
});

const unit = '0190a5c0-0000-7000-8000-000000000002';
const issued = (state: 'TX' | 'OK', document: string) =>
  aPermit({ _id: `permit-${state}`, state, unit, status: 'issued', document: { _id: document, bytes: 900 } });
const order = {
  _id: 'order',
  version: 1,
  units: [{ _id: unit }],
  permits: [issued('TX', 'of-texas'), issued('OK', 'of-oklahoma')],
};

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function renderButton(ask: typeof fetch) {
  vi.stubGlobal('fetch', ask);
  render(
    <QueryClientProvider client={client()}>
      <AllPermitsDownload order={order} />
    </QueryClientProvider>,
  );
}

/** The changes that states are asked for come with the page. */
const answerWith = (items: object[], file: () => Response) =>
  vi.fn<typeof fetch>(async (address) =>
    typeof address === 'string' && address.endsWith('/changes') ? Response.json({ items }) : file(),
  );

async function downloadAll(beside: BesidePermit[]) {
  const headers = {
    'content-disposition': 'attachment; filename="permits-1043.pdf"',
    'content-type': 'application/pdf',
    [besideHeader]: formatBeside(beside),
  };
  const ask = answerWith([], () => new Response('%PDF', { headers }));
  renderButton(ask);
  fireEvent.click(screen.getByRole('button', { name: 'Download all permits, PDF' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  expect(vi.mocked(saveFile).mock.lastCall?.[0].name).toBe('permits-1043.pdf');
  return ask;
}

test('a permit that is not in the joined file is named with its reason, and comes by itself', async () => {
  const ask = await downloadAll([{ document: 'of-oklahoma', because: 'layers' }]);
  const note = await screen.findByRole('status');
  expect(note.textContent).toContain('Not in the joined file');
  expect(note.textContent).toContain('Oklahoma, unit 1: It has layers that another file cannot show in the same way.');
  expect(note.textContent).not.toContain('Texas');
  fireEvent.click(screen.getByRole('button', { name: 'Download permit, PDF: Oklahoma, unit 1' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(ask).toHaveBeenLastCalledWith('/api/permits/documents/of-oklahoma', expect.anything());
});

test('nothing is said where all permits are in the file', async () => {
  await downloadAll([]);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['one of two permits is', ['TX']],
  ['both permits are', ['TX', 'OK']],
])('nothing is offered to put together where %s canceled', async (_case, states) => {
  const canceled = states.map((state) => ({ permit: `permit-${state}`, status: 'waiting', isCanceled: true }));
  renderButton(answerWith([{ permits: canceled }], () => new Response('', { status: 404 })));
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
