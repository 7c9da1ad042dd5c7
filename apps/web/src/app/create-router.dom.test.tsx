import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, toNetworkFailure } from '#lib/api/api-problem.ts';
import { PartIsGone, PartNotLoaded } from '#lib/load-part.ts';
import { FailedPage } from './create-router.tsx';

let reported: unknown[];

beforeEach(() => {
  reported = [];
  // React and the router log every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});

async function open(error: Error) {
  function Page(): never {
    throw error;
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
    defaultErrorComponent: FailedPage,
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
}

test('an unexpected error shows no promise of a later success, offers a way out, and is reported', async () => {
  const fault = new TypeError('undefined is not a function');
  await open(fault);
  const shown = await screen.findByRole('alert');
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong !');
  expect(shown.textContent).toContain('go to another page or call us at (702) 555-0100');
  expect(shown.textContent).not.toContain('later');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(reported).toContain(fault);
});

test('a failed call shows its message and is not reported', async () => {
  await open(toNetworkFailure(new TypeError('offline')));
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
  expect(screen.getByRole('heading').textContent).toBe('This could not be loaded');
  expect(reported.filter((error) => error instanceof TypeError)).toEqual([]);
});

test('a page whose file did not arrive says that the server is not reached, as its calls would', async () => {
  await open(new PartNotLoaded('Not loaded'));
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
  expect(screen.getByRole('heading').textContent).toBe('This could not be loaded');
  expect(reported.filter((error) => error instanceof TypeError)).toEqual([]);
});

test.each([
  ['permission.missing', 403],
  ['not-found', 404],
] as const)(
  'a page that our server refuses (%s) offers no other try, which it would answer the same',
  async (code, status) => {
    const title = 'You may not see this.';
    await open(new ApiProblem({ status, code, title, detail: title }));
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('a page whose file went with the last release says so, and trying again loads the new one', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  await open(new PartIsGone('/assets/page-1.js: gone'));
  expect((await screen.findByRole('alert')).textContent).toContain('Wideload has a new version');
  expect(reported.filter((error) => error instanceof TypeError)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
