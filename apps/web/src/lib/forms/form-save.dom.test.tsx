import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { useFormSave } from './form-save.ts';

type Values = { name: string };

function NameForm({ save }: { save: (body: Values) => Promise<unknown> }) {
  const form = useForm<Values, unknown, Values>({ defaultValues: { name: '' } });
  const { submit, problems, failure } = useFormSave(form, { save, onSaved: () => undefined });
  return (
    <form onSubmit={submit} noValidate>
      <input aria-label="Name" {...form.register('name', { required: 'Please input your name!' })} />
      <button type="submit">Save</button>
      <p>{failure?.message ?? problems.map(({ message }) => message).join(' ')}</p>
    </form>
  );
}

function open(save: (body: Values) => Promise<unknown>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameForm save={save} />
    </QueryClientProvider>,
  );
  return { name: screen.getByLabelText('Name'), button: screen.getByText('Save') };
}

// Only bounds a hang.
configure({ asyncUtilTimeout: 60_000 });

test('two simultaneous presses save once', async () => {
  const save = vi.fn<(body: Values) => Promise<void>>(() => Promise.resolve());
  const { name, button } = open(save);
  fireEvent.change(name, { target: { value: 'Ann' } });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
});

test('a refused form can be submitted again', async () => {
  const save = vi.fn<(body: Values) => Promise<void>>(() => Promise.reject(new Error('away')));
  const { name, button } = open(save);
  fireEvent.click(button);
  await screen.findByText('Please input your name!');
  fireEvent.change(name, { target: { value: 'Ann' } });
  fireEvent.click(button);
  await screen.findByText('away');
  fireEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});
