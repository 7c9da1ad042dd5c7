import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormSave, type SaveOptions } from '#lib/forms/form-save.ts';
import { showToast } from '#lib/toast.ts';

type Options<Body, Saved> = SaveOptions<Body, Saved> & {
  stale: QueryKey;
  successText: (saved: Saved) => string;
};

export function useRecordForm<Values extends FieldValues, Body extends FieldValues, Saved>(
  form: UseFormReturn<Values, unknown, Body>,
  { stale, successText, onSaved, ...options }: Options<Body, Saved>,
) {
  const client = useQueryClient();
  const { drawer, forget, refuse } = useFormSave(form, {
    ...options,
    async onSaved(saved) {
      await client.invalidateQueries({ queryKey: stale });
      showToast({ tone: 'ok', text: successText(saved) });
      await onSaved(saved);
    },
  });
  return { drawer, forget, refuse };
}
