import { useQueryClient } from '@tanstack/react-query';
import { InvitationBody, type AccountRole } from '@wideload/contract';
import { accountRoles, people } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { peopleQuery } from './people.queries.ts';
import * as texts from './people.texts.ts';

type InviteForm = { email: string; role: AccountRole };

const roleOptions = accountRoles.map((role) => ({
  value: role,
  label: `${texts.roles[role]}: ${texts.mayDo[role]}`,
}));

export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<InviteForm, unknown, InviteForm>({
    resolver: createSchemaResolver(InvitationBody),
    defaultValues: { email: '', role: 'dispatcher' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: InviteForm) => call(people.invite, { body }),
    taken: { code: 'people.exists', field: 'email' },
    onSaved({ email }) {
      showToast({ tone: 'ok', text: texts.invited(email) });
      onClose();
      void client.invalidateQueries(peopleQuery);
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormDrawer
      title={texts.invite}
      save={texts.sendInvitation}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <FieldGrid columns={1}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          spellCheck={false}
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
