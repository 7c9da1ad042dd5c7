import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PartIsGone } from '#lib/load-part.ts';
import { watchTyped } from '#lib/typed-text.ts';
import { createLazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

beforeEach(() => {
  // React logs every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that fails to load shows a retry, and keeps the page around it', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting);
  const Part = createLazyPart(load);
  await act(async () => {
    render(
      <>
        <p>Around it</p>
        <Part name="Ann" />
      </>,
    );
  });
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.');
  expect(screen.getByText('Around it')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('Hello Ann')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['loads the page of the new one', '', false],
  ['lets the browser ask where text is typed', 'Ann', true],
])('a part that went with the last release says so, and its retry %s', async (_, typed, isAsked) => {
  let hasAsked = false;
  const reload = vi.fn<() => void>(() => {
    hasAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  vi.stubGlobal('location', { ...window.location, reload });
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new PartIsGone('/assets/greeting.js: gone'));
  const Part = createLazyPart(load);
  const stop = watchTyped();
  await act(async () => {
    render(
      <>
        <input aria-label="Name" />
        <Part name="Ann" />
      </>,
    );
  });
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: typed } });
  expect(screen.getByRole('alert').textContent).toContain('Wideload has a new version');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  stop();
  expect([reload.mock.calls.length, load.mock.calls.length, hasAsked]).toEqual([1, 1, isAsked]);
});

test('a silent part that fails to load says nothing, and is tried again when the page around it changes', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Greeting);
  const Part = createLazyPart(load, null, { isSilent: true });
  const { container, rerender } = render(<Part name="Ann" />);
  await act(async () => undefined);
  expect([container.textContent, load.mock.calls.length]).toEqual(['', 1]);
  await act(async () => rerender(<Part name="Ben" />));
  expect(screen.getByText('Hello Ben')).toBeTruthy();
});

test('a preloaded part renders at once', async () => {
  const Part = createLazyPart(async () => Greeting);
  await Part.preload();
  render(<Part name="Ben" />);
  expect(screen.getByText('Hello Ben')).toBeTruthy();
});

test('an error inside a part is not reported as a failed load', async () => {
  const Broken = createLazyPart(async () => () => {
    throw new Error('a fault of ours');
  });
  await Broken.preload();
  expect(() => render(<Broken />)).toThrow('a fault of ours');
});
