import { NewCarrierBody } from '@wideload/contract';
import type * as z from 'zod/mini';
import { userMessages, users } from '@wideload/contract/client';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { showToast } from '#lib/toast.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Modal, SubmitActions } from '#ui/overlay/modal.tsx';
import { phoneNumber, phoneRule } from './change-user.texts.ts';
import * as texts from './new-carrier.texts.ts';

type NewCarrier = z.input<typeof NewCarrierBody>;

/** A caller without an account gets one, and the order for it begins at once. `said` was searched for. */
export function NewCarrierModal({ said, onClose }: { said: string; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const email = said.includes('@') ? said : '';
  const form = useSchemaForm(NewCarrierBody, { email, firstName: '', lastName: '', phone: '' });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: NewCarrier) => call(users.createCarrier, { body }),
    taken: { code: 'user.email-in-use', field: 'email' },
    async onSaved({ _id, email }) {
      showToast({ tone: 'ok', text: texts.carrierMade(email) });
      await navigate({ to: '/users/orders/new', search: { userId: _id } });
    },
  });
  const { errors, isDirty } = form.formState;
  const field = (name: keyof NewCarrier) => ({ ...form.register(name), error: findMessage(errors, name) });
  return (
    <Modal
      title={texts.newCarrier}
      isDirty={isDirty}
      onClose={onClose}
      actions={<SubmitActions form={id} save={texts.createAndStart} pending={isPending} />}
    >
      <form id={id} noValidate onSubmit={submit} className="stack gap-16">
        <ErrorSummary problems={problems} />
        {failure && (
          <Notice tone="danger" title={userMessages.notCreated}>
            {failure.message}
          </Notice>
        )}
        <TextField label={texts.email} type="email" autoComplete="off" hint={texts.spellEmail} {...field('email')} />
        <TextField label={texts.firstName} autoComplete="off" optional {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="off" optional {...field('lastName')} />
        <TextField label={phoneNumber} type="tel" autoComplete="off" optional hint={phoneRule} {...field('phone')} />
      </form>
    </Modal>
  );
}
