import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvals } from '@wideload/contract/client';
import { useState } from 'react';
import { call, type RefusedCall } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';
import { showToast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/overlay/reason-dialog.tsx';
import { approvalsQuery } from './approvals.queries.ts';
import * as texts from './approvals.texts.ts';

type Props = { refused: RefusedCall; onAnswer: (isAsked: boolean) => void };

/** Many acts say why already: that is the reason, and can be added to. */
function findReason({ body }: RefusedCall): string {
  const reason = body?.['reason'];
  return typeof reason === 'string' ? reason : '';
}

/** After a refusal: the reason for which another admin is asked. */
export function AskSecondPerson({ refused, onAnswer }: Props) {
  const client = useQueryClient();
  // One id, so that a retry asks once.
  const [_id] = useState(createId);
  const asking = useMutation({
    mutationFn: (reason: string) => call(approvals.ask, { body: { _id, reason, ...refused } }),
    onSuccess() {
      showToast({ tone: 'ok', title: texts.wasAsked, text: texts.wasAskedHint });
      void client.invalidateQueries(approvalsQuery);
      onAnswer(true);
    },
  });
  return (
    <ReasonDialog
      title={texts.needed}
      reason={{ name: 'approvalReason', label: texts.reason, missing: texts.reasonMissing, known: findReason(refused) }}
      save={texts.ask}
      look="primary"
      saving={asking}
      onSave={asking.mutate}
      onClose={() => onAnswer(false)}
    >
      <p>{texts.neededHint}</p>
    </ReasonDialog>
  );
}
