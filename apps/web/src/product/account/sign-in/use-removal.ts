import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { showToast } from '#lib/toast.ts';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';

/** A removal that was asked about: the page is up to date before the question closes, so that the focus goes to what is still there. */
export function useRemoval(
  remove: () => Promise<unknown>,
  { saidAfter, onDone }: { saidAfter: string; onDone: () => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    async onSuccess() {
      await client.invalidateQueries(signInMethodsQuery);
      // Components are told of new data in the next task.
      await waitForNextTask();
      showToast({ tone: 'ok', text: saidAfter });
      onDone();
    },
  });
}
