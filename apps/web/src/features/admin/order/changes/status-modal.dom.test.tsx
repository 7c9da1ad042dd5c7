import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderStatus } from '@wideload/domain';
import { expect, test, vi } from 'vitest';
import { StatusModal } from './status-modal.tsx';

const order = { _id: '0190a5c0-0000-7000-8000-000000000001', orderNumber: 100024 };

test('a status that a colleague changes under the open dialog is said, and the comment stays', () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = (status: OrderStatus) => (
    <QueryClientProvider client={client}>
      <StatusModal
        order={order}
        status={status}
        onClose={vi.fn<() => void>()}
        onSaving={vi.fn<() => void>()}
        onOther={vi.fn<() => void>()}
        onChanged={undefined}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(show('pending'));
  expect(screen.queryByText('The status was changed meanwhile')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Comment/), { target: { value: 'All well' } });
  rerender(show('rejected'));
  expect(screen.getByText('The status was changed meanwhile')).toBeDefined();
  expect(screen.getByText('The order is rejected.')).toBeDefined();
  expect(screen.getByDisplayValue('All well')).toBeDefined();
  expect(screen.getByRole('radio', { name: /Pending/, hidden: true })).toHaveProperty('checked', false);
});
