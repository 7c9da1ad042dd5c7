import { QueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '../lib/api/api-problem.ts';

declare module '@tanstack/react-query' {
  // `call` throws nothing else.
  interface Register {
    defaultError: ApiProblem;
  }
}

/** Only what may pass by itself is asked again: no answer, or a server that says it is busy. */
function isPassing(error: ApiProblem): boolean {
  return error.status === 0 || error.status === 503;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline is a failure that is shown, not a wait without end.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isPassing(error),
      staleTime: 2_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
