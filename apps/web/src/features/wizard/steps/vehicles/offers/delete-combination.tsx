import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Combination } from '@wideload/contract';
import { combinations } from '@wideload/contract/client';
import { call } from '../../../../../lib/api/api.ts';
import { isProblem } from '../../../../../lib/api/api-problem.ts';
import * as texts from './offers.texts.ts';
import { ConfirmModal } from '../../../../../ui/overlay/modal.tsx';
import { combinationsQuery } from './combinations.queries.ts';

/** Asks, and takes a combination off the saved ones; the unit stays as it is. */
export function DeleteCombination({ combination, onClose }: { combination: Combination; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(combinations.remove, { params: { id: combination._id } });
      } catch (error) {
        // Deleted in another tab: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    async onSuccess() {
      await client.invalidateQueries(combinationsQuery);
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.askDelete(combination.name)}
      confirm={texts.deleteCombination}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{texts.deleteCombinationHint}</p>
    </ConfirmModal>
  );
}
