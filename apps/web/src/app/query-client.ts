import { QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '#lib/api/api-problem.ts';

declare module '@tanstack/react-query' {
  // `call` throws nothing else.
  interface Register {
    defaultError: ApiProblem;
  }
}

/** Retries only failures that may be temporary: no answer, or a busy server. After a wait of 20 s, the person decides. */
function isTemporary({ status, cause }: ApiProblem): boolean {
  return status === 503 || (status === 0 && !(cause instanceof DOMException && cause.name === 'TimeoutError'));
}

const staleTime = 2_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // By default, queries would wait offline forever instead of failing.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTemporary(error),
      staleTime,
      // A failure is as fresh as an answer: a part whose call failed before it mounted says so at once, and moves nothing later.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > staleTime,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
