import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, readTheme, type Theme } from '#lib/theme.ts';
import { queryClient } from '../query-client.ts';
import { useAccountTheme } from './shell.tsx';

let sent: unknown[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    sent.push([method, address, JSON.parse(body)]);
    return answer();
  });
});
afterEach(() => {
  queryClient.clear();
  delete document.documentElement.dataset['theme'];
});

function Page({ theme }: { theme: Theme | null }) {
  useAccountTheme({ theme });
  return null;
}
const open = (theme: Theme | null) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page theme={theme} />
    </QueryClientProvider>,
  );
const toSaveCalls = (...themes: Theme[]) => themes.map((theme) => ['PUT', '/api/users/theme', { theme }]);

test('a new device starts with the theme of the account and keeps it', () => {
  open('dark');
  expect(readTheme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(sent).toEqual([]);
});

test('without a choice on the device or in the account the theme is light', () => {
  open(null);
  expect(readTheme()).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(sent).toEqual([]);
});

test.each(['dark', null] as const)("the device's choice wins over %s and is saved", async (theme) => {
  chooseTheme('light');
  open(theme);
  expect(readTheme()).toBe('light');
  await waitFor(() => expect(sent).toEqual(toSaveCalls('light')));
});

test('a choice that the account already has is not sent', () => {
  chooseTheme('dark');
  open('dark');
  expect(sent).toEqual([]);
});

test('each change is saved, in order', async () => {
  open('light');
  act(() => chooseTheme('dark'));
  act(() => chooseTheme('light'));
  act(() => chooseTheme('dark'));
  await waitFor(() => expect(sent).toEqual(toSaveCalls('dark', 'light', 'dark')));
});

test('a failed save keeps the chosen theme, and the next save repeats it', async () => {
  chooseTheme('dark');
  answer = () => new Response('', { status: 500 });
  open('light').unmount();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(readTheme()).toBe('dark');
  open('light');
  await waitFor(() => expect(sent).toEqual(toSaveCalls('dark', 'dark')));
});
