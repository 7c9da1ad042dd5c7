import { useQueryClient } from '@tanstack/react-query';
import { PayLimitBody, type PersonOfAccount } from '@wideload/contract';
import { people } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { peopleQuery } from './people.queries.ts';
import * as texts from './people.texts.ts';

type LimitForm = { limit: number | null };
type Props = { person: PersonOfAccount; name: string; onClose: () => void };

/** Nothing typed is no limit; the schema refuses what is not a number. The limit that is there comes as one. */
const parseLimit = (typed: string | number | null) => {
  const text = String(typed ?? '').replaceAll(/[$,\s]/g, '');
  return text === '' ? null : Number(text);
};

export function PayLimitDrawer({ person: { _id: id, payLimit }, name, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm<LimitForm, unknown, LimitForm>({
    resolver: createSchemaResolver(PayLimitBody),
    defaultValues: { limit: payLimit },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: LimitForm) => call(people.changePayLimit, { params: { id }, body }).then(() => body),
    onSaved({ limit }) {
      showToast({ tone: 'ok', text: texts.payLimitSaved(name, limit) });
      onClose();
      void client.invalidateQueries(peopleQuery);
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormDrawer
      title={texts.payLimitOf(name)}
      save={texts.savePayLimit}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <FieldGrid columns={1}>
        <TextField
          label={texts.upToDollars}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus=""
          unit="$"
          hint={texts.whatPayLimitDoes}
          {...form.register('limit', { setValueAs: parseLimit })}
          error={findMessage(errors, 'limit')}
        />
      </FieldGrid>
    </FormDrawer>
  );
}
