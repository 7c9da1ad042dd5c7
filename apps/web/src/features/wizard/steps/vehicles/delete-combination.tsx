import type { Combination } from '@wideload/contract';
import { combinations } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import * as texts from './offers.texts.ts';
import { combinationsQuery } from './combinations.queries.ts';

export function DeleteCombination({ combination, onClose }: { combination: Combination; onClose: () => void }) {
  return (
    <DeleteRecord
      title={texts.askDelete(combination.name)}
      confirm={texts.deleteCombination}
      remove={() => call(combinations.remove, { params: { id: combination._id } })}
      stale={combinationsQuery.queryKey}
      onClose={onClose}
      onDeleted={onClose}
    >
      <p>{texts.deleteCombinationHint}</p>
    </DeleteRecord>
  );
}
