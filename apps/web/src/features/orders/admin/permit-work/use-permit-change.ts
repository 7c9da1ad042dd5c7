import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ChangedPermit, Permit, permits as contract } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';

type Change = { body: BodyOf<typeof contract.change>; file: File | null };

/** The server judges a file by its bytes; a browser may have called it something else. */
function asPdf(file: File): File {
  return new File([file], file.name, { type: 'application/pdf' });
}

function savedWords(permit: Permit, unit: number, { allIssued }: ChangedPermit): string {
  const words = `The ${stateName(permit.state)} permit for unit ${unit} is ${permit.status}. Its carrier is told.`;
  return allIssued ? `${words} All permits of the order are issued.` : words;
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
      setDoing('Uploading the PDF …');
      await call(permits.upload, { params, body: asPdf(file) });
      setStored(file);
    }
    setDoing('Saving …');
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
