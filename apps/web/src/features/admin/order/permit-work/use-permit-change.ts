import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ChangedPermit, Permit, permits as contract } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { showToast } from '../../../../lib/toast.ts';
import * as texts from './permit-work.texts.ts';

type Change = { body: BodyOf<typeof contract.change>; file: File | null };

/** Browsers may report another type; the server checks the bytes. */
function toPdf(file: File): File {
  return new File([file], file.name, { type: 'application/pdf' });
}

function formatSaved(permit: Permit, unit: number, { allIssued }: ChangedPermit): string {
  const words = texts.permitIs({ state: stateName(permit.state), unit }, permit.status);
  return allIssued ? `${words} ${texts.allAreIssued}` : words;
}

/** A retry does not upload a stored PDF again. */
export function usePermitChange({ permit, unit, onSaved }: { permit: Permit; unit: number; onSaved: () => void }) {
  const client = useQueryClient();
  const [doing, setDoing] = useState<string>();
  const [stored, setStored] = useState<File | null>(null);

  async function save({ body, file }: Change): Promise<ChangedPermit> {
    const params = { id: permit._id };
    if (file !== null && file !== stored) {
      setDoing(texts.uploadingThePdf);
      await call(permits.upload, { params, body: toPdf(file) });
      setStored(file);
    }
    setDoing(texts.saving);
    return call(permits.change, { params, body });
  }

  const change = useMutation({
    mutationFn: save,
    onSettled: () => setDoing(undefined),
    async onSuccess(changed) {
      showToast({ tone: 'ok', text: formatSaved(changed.permit, unit, changed), topic: 'order-work' });
      onSaved();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin changed the permit first: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  return { change, doing };
}
