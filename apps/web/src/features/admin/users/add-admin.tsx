import { useQueryClient } from '@tanstack/react-query';
import { CreateUserForm, type DeskRole } from '@wideload/contract';
import { deskRoleNames, deskRoles, roleFilters, userMessages, users } from '@wideload/contract/client';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './users.texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatRole, type Role, adminKey } from './users.ts';

type NewAccount = { email: string; password: string; confirm_password: string; role: Role; deskRole: DeskRole };

const roles = roleFilters.map((role) => ({ value: role, label: formatRole(role) }));
const deskOptions = deskRoles.map((role) => ({ value: role, label: deskRoleNames[role] }));
const emptyAccount: NewAccount = { email: '', password: '', confirm_password: '', role: 'admin', deskRole: 'clerk' };

export function AddAdmin({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const form = useSchemaForm(CreateUserForm, emptyAccount);
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: NewAccount) => call(users.create, { body }),
    taken: { code: 'user.email-in-use', field: 'email' },
    async onSaved({ email, role }) {
      await client.invalidateQueries({ queryKey: adminKey });
      showToast({ tone: 'ok', text: role === 'admin' ? texts.adminMade(email) : texts.userMade(email) });
      onClose();
    },
  });
  const { errors, isDirty } = form.formState;
  const [role, deskRole] = useWatch({ control: form.control, name: ['role', 'deskRole'] });
  const field = (name: keyof NewAccount) => ({
    ...form.register(name, {
      // Changing either password field clears the mismatch.
      onChange: () => name === 'password' && errors.confirm_password && void form.trigger('confirm_password'),
    }),
    error: findMessage(errors, name),
  });
  return (
    <Modal
      title={texts.addAdmin}
      isDirty={isDirty}
      onClose={onClose}
      actions={<SubmitActions form={id} save={texts.addAdmin} pending={isPending} />}
    >
      <form id={id} noValidate onSubmit={submit} className="stack gap-16 narrow-buttons">
        <ErrorSummary problems={problems} />
        {failure && (
          <Notice tone="danger" title={userMessages.notCreated}>
            {failure.message}
          </Notice>
        )}
        <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          hint={texts.givenPasswordRule}
          {...field('password')}
        />
        <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field('confirm_password')} />
        <SelectField label={texts.role} options={roles} {...field('role')} />
        {role === 'admin' && (
          <SelectField
            label={texts.worksAs}
            options={deskOptions}
            hint={texts.mayDo[deskRole ?? 'clerk']}
            {...field('deskRole')}
          />
        )}
      </form>
    </Modal>
  );
}
