import { useQueryClient } from '@tanstack/react-query';
import type { Trailer } from '@wideload/contract';
import { trailers } from '@wideload/contract/client';
import { trailerTypes } from '@wideload/domain';
import { useFormState } from 'react-hook-form';
import { call } from '../../../lib/api/api.ts';
import { useFormSave } from '../../../lib/forms/form-save.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './vehicles.texts.ts';
import { FormDrawer } from '../../../ui/overlay/form-drawer.tsx';
import { FieldGrid } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import {
  trailerLabels,
  useTrailerForm,
  type TrailerContent,
  type TrailerForm,
  type TrailerValues,
} from './trailer-form.ts';
import { trailersKey } from './vehicles.queries.ts';

const types = trailerTypes.map(({ key, label }) => ({ value: key, label }));

function TrailerFields({ form: { register, control } }: { form: TrailerForm }) {
  const { errors } = useFormState({ control });
  const field = (name: keyof TrailerValues) => ({
    ...register(name),
    label: trailerLabels[name],
    error: errors[name]?.message,
  });
  return (
    <FieldGrid>
      <TextField autoComplete="off" {...field('internalNumber')} />
      <SelectField options={types} placeholder={texts.chooseAType} {...field('type')} />
      <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('vinCode')} />
      <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field('plateNumber')} />
      <TextField unit={texts.ft} inputMode="numeric" {...field('length')} />
    </FieldGrid>
  );
}

type Props = {
  /** The trailer to change; a new one where it is left out. */
  trailer?: Trailer | undefined;
  onClose: () => void;
  onSaved: (trailer: Trailer) => void;
};

/** Adds a trailer, or changes one. */
export function TrailerDrawer({ trailer, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const form = useTrailerForm(trailer);
  const { isDirty } = useFormState({ control: form.control });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: TrailerContent) =>
      trailer === undefined
        ? call(trailers.create, { body })
        : call(trailers.update, { params: { id: trailer._id }, body }),
    taken: { code: 'trailer.exists', field: 'internalNumber' },
    labels: trailerLabels,
    async onSaved(saved) {
      await client.invalidateQueries({ queryKey: trailersKey });
      toast({
        tone: 'ok',
        text: (trailer === undefined ? texts.trailerAdded : texts.trailerChanged)(saved.internalNumber),
      });
      onSaved(saved);
    },
  });
  return (
    <FormDrawer
      title={trailer === undefined ? texts.addTrailer : texts.editTrailer}
      save={trailer === undefined ? texts.addTrailer : texts.saveTrailer}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <TrailerFields form={form} />
    </FormDrawer>
  );
}
