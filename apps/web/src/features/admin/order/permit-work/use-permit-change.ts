import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ChangedPermit, Permit, permits as contract } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { toast } from '../../../../lib/toast.ts';
import * as texts from './permit-work.texts.ts';

type Change = { body: BodyOf<typeof contract.change>; file: File | null };

/** The server judges a file by its bytes; a browser may have called it something else. */
function asPdf(file: File): File {
  return new File([file], file.name, { type: 'application/pdf' });
}

function savedWords(permit: Permit, unit: number, { allIssued }: ChangedPermit): string {
  const words = texts.permitIs({ state: stateName(permit.state), unit }, permit.status);
  return allIssued ? `${words} ${texts.allAreIssued}` : words;
}

/**
 * Stores the PDF, where one was chosen, then records what the state said. `doing` says which of the two is under way; a PDF that was stored
 * is not sent again when the rest has to be put right.
 */
export function usePermitChange({ permit, unit, onSaved }: { permit: Permit; unit: number; onSaved: () => void }) {
  const client = useQueryClient();
  const [doing, setDoing] = useState<string>();
  const [stored, setStored] = useState<File | null>(null);

  async function save({ body, file }: Change): Promise<ChangedPermit> {
    const params = { id: permit._id };
    if (file !== null && file !== stored) {
      setDoing(texts.uploadingThePdf);
      await call(permits.upload, { params, body: asPdf(file) });
      setStored(file);
    }
    setDoing(texts.saving);
    return call(permits.change, { params, body });
  }

  const change = useMutation({
    mutationFn: save,
    onSettled: () => setDoing(undefined),
    async onSuccess(changed) {
      toast({ tone: 'ok', text: savedWords(changed.permit, unit, changed) });
      onSaved();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Somebody else was quicker: what stands behind the form is read again, and what was typed stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  return { change, doing };
}
