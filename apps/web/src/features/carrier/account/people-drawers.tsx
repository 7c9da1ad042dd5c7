import { useQueryClient } from '@tanstack/react-query';
import {
  InvitationBody,
  type AccountRole,
  PayLimitBody,
  type PersonOfAccount,
  RecipientBody,
  type RecipientEvent,
} from '@wideload/contract';
import { accountRoles, people, recipients } from '@wideload/contract/client';
import { useWatch } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { showToast } from '#lib/toast.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { peopleQuery } from '#product/account/people.queries.ts';
import * as texts from './people.texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import css from './people-page.module.css';
import { recipientsQuery } from './recipients.queries.ts';
import * as recipientTexts from './recipients.texts.ts';

type InviteForm = { email: string; role: AccountRole };

const roleOptions = accountRoles.map((role) => ({
  value: role,
  label: `${texts.roles[role]}: ${texts.mayDo[role]}`,
}));

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useSchemaForm(InvitationBody, { email: '', role: 'dispatcher' });
  const { drawer } = useFormSave(form, {
    save: (body: InviteForm) => call(people.invite, { body }),
    taken: { code: 'people.exists', field: 'email' },
    onSaved({ email }) {
      showToast({ tone: 'ok', text: texts.invited(email) });
      onClose();
      void client.invalidateQueries(peopleQuery);
    },
  });
  const { errors } = form.formState;
  return (
    <FormDrawer title={texts.invite} save={texts.sendInvitation} onClose={onClose} {...drawer}>
      <FieldGrid columns={1}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          data-autofocus=""
          hint={texts.whereItGoes}
          {...form.register('email')}
          error={findMessage(errors, 'email')}
        />
        <SelectField
          label={texts.role}
          options={roleOptions}
          {...form.register('role')}
          error={findMessage(errors, 'role')}
        />
      </FieldGrid>
    </FormDrawer>
  );
}

type LimitForm = { limit: number | null };
type PayLimitProps = { person: PersonOfAccount; name: string; onClose: () => void };

/** Nothing typed is no limit; the schema refuses what is not a number. The limit that is there comes as one. */
const parseLimit = (typed: string | number | null) => {
  const text = String(typed ?? '').replaceAll(/[$,\s]/g, '');
  return text === '' ? null : Number(text);
};

export function PayLimitDrawer({ person: { _id: id, payLimit }, name, onClose }: PayLimitProps) {
  const client = useQueryClient();
  const form = useSchemaForm(PayLimitBody, { limit: payLimit });
  const { drawer } = useFormSave(form, {
    save: (body: LimitForm) => call(people.changePayLimit, { params: { id }, body }).then(() => body),
    onSaved({ limit }) {
      showToast({ tone: 'ok', text: texts.payLimitSaved(name, limit) });
      onClose();
      void client.invalidateQueries(peopleQuery);
    },
  });
  const { errors } = form.formState;
  return (
    <FormDrawer title={texts.payLimitOf(name)} save={texts.savePayLimit} onClose={onClose} {...drawer}>
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

type RecipientForm = { name: string; to: string; events: RecipientEvent[] };

// Cast: the keys of a record of events.
const allEvents = Object.keys(recipientTexts.eventNames) as RecipientEvent[];

export function RecipientDrawer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useSchemaForm(RecipientBody, {
    name: '',
    to: '',
    events: ['permit.issued', 'permit.amended', 'permit.voided'],
  });
  const { drawer } = useFormSave(form, {
    save: (body: RecipientForm) => call(recipients.create, { body }),
    taken: { code: 'recipient.exists', field: 'to' },
    onSaved({ name }) {
      showToast({ tone: 'ok', text: recipientTexts.added(name) });
      onClose();
      void client.invalidateQueries(recipientsQuery);
    },
  });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'events' });
  return (
    <FormDrawer title={recipientTexts.addOther} save={recipientTexts.addOther} onClose={onClose} {...drawer}>
      <FieldGrid columns={1}>
        <TextField
          label={recipientTexts.name}
          hint={recipientTexts.nameHint}
          autoComplete="off"
          data-autofocus=""
          {...form.register('name')}
          error={findMessage(errors, 'name')}
        />
        <TextField
          label={recipientTexts.to}
          hint={recipientTexts.toHint}
          autoComplete="off"
          spellCheck={false}
          {...form.register('to')}
          error={findMessage(errors, 'to')}
        />
      </FieldGrid>
      <fieldset className={css['events']}>
        <legend className="bold below-12">{recipientTexts.events}</legend>
        {allEvents.map((event, index) => (
          <Checkbox
            key={event}
            name={index === 0 ? 'events' : event}
            label={recipientTexts.eventNames[event]}
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
