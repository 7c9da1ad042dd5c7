import { useQueryClient } from '@tanstack/react-query';
import { RecipientBody, type RecipientEvent } from '@wideload/contract';
import { recipients } from '@wideload/contract/client';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import css from './people-page.module.css';
import { recipientsQuery } from './recipients.queries.ts';
import * as texts from './recipients.texts.ts';

type RecipientForm = { name: string; to: string; events: RecipientEvent[] };

// Cast: the keys of a record of events.
const allEvents = Object.keys(texts.eventNames) as RecipientEvent[];

export function RecipientDrawer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<RecipientForm, unknown, RecipientForm>({
    resolver: createSchemaResolver(RecipientBody),
    defaultValues: { name: '', to: '', events: ['permit.issued', 'permit.amended', 'permit.voided'] },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: RecipientForm) => call(recipients.create, { body }),
    taken: { code: 'recipient.exists', field: 'to' },
    onSaved({ name }) {
      showToast({ tone: 'ok', text: texts.added(name) });
      onClose();
      void client.invalidateQueries(recipientsQuery);
    },
  });
  const { errors, isDirty } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'events' });
  return (
    <FormDrawer
      title={texts.addOther}
      save={texts.addOther}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <FieldGrid columns={1}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          data-autofocus=""
          {...form.register('name')}
          error={findMessage(errors, 'name')}
        />
        <TextField
          label={texts.to}
          hint={texts.toHint}
          autoComplete="off"
          spellCheck={false}
          {...form.register('to')}
          error={findMessage(errors, 'to')}
        />
      </FieldGrid>
      <fieldset className={css['events']}>
        <legend className="bold below-12">{texts.events}</legend>
        {allEvents.map((event, index) => (
          <Checkbox
            key={event}
            name={index === 0 ? 'events' : event}
            label={texts.eventNames[event]}
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              form.setValue('events', target.checked ? [...chosen, event] : chosen.filter((other) => other !== event), {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        ))}
      </fieldset>
    </FormDrawer>
  );
}
