import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLoadedAhead } from './use-loaded-ahead.ts';

beforeEach(() => vi.useFakeTimers());

async function renderPage(answers: readonly Promise<unknown>[]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLoadedAhead(['order'], () => answers), { wrapper });
  await pass(1);
  return result;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page waits for what it shows first, and a refused answer counts as one', async () => {
  const answered = new Promise((resolve) => setTimeout(resolve, 500));
  const isReady = await renderPage([answered, Promise.reject(new Error('refused'))]);
  await pass(400);
  expect(isReady.current).toBe(false);
  await pass(200);
  expect(isReady.current).toBe(true);
});

test('a page that is there is shown after 3.5 s, although an answer never comes', async () => {
  const isReady = await renderPage([new Promise(() => undefined), Promise.resolve()]);
  await pass(3_400);
  expect(isReady.current).toBe(false);
  await pass(200);
  expect(isReady.current).toBe(true);
});
