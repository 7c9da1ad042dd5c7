import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { Combobox } from './combobox.tsx';
import { useFoundChoices } from './use-found-choices.ts';

type Found = { items: { _id: string }[]; total: number };
const ask = vi.fn<() => Promise<Found>>();
const toQuery = (search: string) => ({ queryKey: ['trucks', search], queryFn: ask });

function Picker() {
  const { items, failure, onSearch } = useFoundChoices(toQuery, null);
  const choices = items.map(({ _id }) => ({ value: _id, label: _id }));
  return (
    <Combobox label="Truck" choices={choices} value="" onChange={() => undefined} onSearch={onSearch} {...failure} />
  );
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Picker />
    </QueryClientProvider>,
  );
}

test('a field whose choices did not load says so, and loads them at a press', async () => {
  ask.mockRejectedValueOnce(
    new ApiProblem({
      status: 500,
      code: 'server.failed',
      title: 'Something went wrong',
      detail: 'Something went wrong',
    }),
  );
  open();
  const field = screen.getByRole('combobox', { name: 'Truck' });
  expect(await screen.findByText('The choices could not be loaded. Something went wrong')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  ask.mockResolvedValue({ items: [{ _id: '104, Peterbilt 389' }], total: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  fireEvent.click(field);
  expect(await screen.findByRole('option', { name: '104, Peterbilt 389', hidden: true })).toBeDefined();
});

test('a field whose choices are not for this person says so, and offers no other try', async () => {
  const title = 'Your role in this account does not allow this.';
  ask.mockRejectedValueOnce(new ApiProblem({ status: 403, code: 'role.missing', title, detail: title }));
  open();
  expect(await screen.findByText(`The choices could not be loaded. ${title}`)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
