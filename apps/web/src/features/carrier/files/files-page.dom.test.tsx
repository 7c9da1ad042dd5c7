import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { FilesPage } from './files-page.tsx';

// Nothing scrolls in jsdom.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const row = { line: 2, internalNumber: 'R-1', fate: 'new', errors: [], changes: [], hints: [] };
const rows = { rows: [row], ignored: [], isKept: false, fields: [], sheet: '', otherSheets: [] };

test('a file that is read says so, and one whose upload broke off is sent again at a press', async () => {
  const answers: { give: (answer: Response) => void; breakOff: () => void }[] = [];
  const ask = vi.fn<typeof fetch>(async (address) => {
    if (typeof address !== 'string' || !address.includes('/import')) return new Response('{}', { status: 404 });
    return new Promise((give, refuse) => {
      answers.push({ give, breakOff: () => refuse(new TypeError('Failed to fetch')) });
    });
  });
  vi.stubGlobal('fetch', ask);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FilesPage />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import trailers' }));
  const file = new File(['internalNumber\nR-1'], 'trailers.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Excel or CSV file'), { target: { files: [file] } });
  expect(await screen.findByText('Reading the file …')).toBeDefined();
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  answers[0]?.breakOff();
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
    'We cannot reach the server.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  answers[1]?.give(new Response(JSON.stringify(rows), { headers: { 'content-type': 'application/json' } }));
  expect(await screen.findByText('R-1')).toBeDefined();
});
