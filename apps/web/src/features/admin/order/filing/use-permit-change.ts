import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedPermit, Permit } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import type { PermitAct } from './parse-permit-work.ts';
import { toPdf } from './pdf-file.ts';
import * as texts from './permit-work.texts.ts';

function formatSaved(permit: Permit, unit: number, { allIssued }: ChangedPermit): string {
  const words = texts.permitIs({ state: stateName(permit.state), unit }, permit.status);
  return allIssued ? `${words} ${texts.allAreIssued}` : words;
}

/** The PDF goes with its act: nothing is stored before. */
export function usePermitChange({ permit, unit, onSaved }: { permit: Permit; unit: number; onSaved: () => void }) {
  const client = useQueryClient();
  const params = { id: permit._id };
  const change = useMutation({
    mutationFn: (act: PermitAct) =>
      'file' in act
        ? call(permits.issue, { params, query: act.query, body: toPdf(act.file) })
        : call(permits.change, { params, body: act.body }),
    async onSuccess(changed) {
      showToast({ tone: 'ok', text: formatSaved(changed.permit, unit, changed), topic: 'order-work' });
      onSaved();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin changed the permit first: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  const doing = change.variables && 'file' in change.variables ? texts.uploadingThePdf : texts.saving;
  return { change, doing: change.isPending ? doing : undefined };
}
