import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, toNetworkFailure } from '#lib/api/api-problem.ts';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { queryClient } from './query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
});

const ask = vi.fn<() => Promise<string>>();
const query = { queryKey: ['warnings'], queryFn: ask };

function Part() {
  const list = useQuery(query);
  return <FailedQuery query={list} title="We could not look for warnings" />;
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Part />
    </QueryClientProvider>,
  );

test('a part whose call failed while the page loaded says so at once, and asks again when it mounts later', async () => {
  ask.mockReset().mockRejectedValue(
    new ApiProblem({
      status: 500,
      code: 'server.failed',
      title: 'Something went wrong',
      detail: 'Something went wrong',
    }),
  );
  await expect(queryClient.ensureQueryData(query)).rejects.toThrow('Something went wrong');
  show();
  expect(screen.getByRole('alert').textContent).toContain('We could not look for warnings');
  expect(ask).toHaveBeenCalledTimes(1);

  cleanup();
  ask.mockResolvedValue('nothing');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  show();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['is lost is tried three times', new TypeError('Failed to fetch'), 3],
  ['did not come in time is left to the person, who has waited', new DOMException('Too late', 'TimeoutError'), 1],
])('a call whose answer %s', async (_, cause, tries) => {
  ask.mockReset().mockRejectedValue(toNetworkFailure(cause));
  show();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(ask).toHaveBeenCalledTimes(tries);
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server.');
});
