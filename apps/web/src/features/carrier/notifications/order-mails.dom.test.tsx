import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderMails } from './order-mails.tsx';

const headers = { 'content-type': 'application/json' };
const failure = { status: 500, code: 'server.failed', title: 'Something went wrong', detail: 'Something went wrong' };

test('the choice of order mails says that it could not be loaded, and is there after another try', async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(failure), { status: 500, headers }));
  vi.stubGlobal('fetch', ask);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OrderMails />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Which e-mails you get could not be loaded');
  ask.mockResolvedValue(new Response(JSON.stringify({ whose: 'all' }), { headers }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'E-mails about orders' });
  expect(choice.value).toBe('all');
});
