import { useQuery } from '@tanstack/react-query';
import { CurrentPassword } from '@wideload/contract';
import { personalData, keptAfterErasure } from '@wideload/contract/client';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { endSession } from '#lib/api/session.ts';
import { peopleQuery } from '#product/account/people.queries.ts';
import * as texts from './account.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';

const DeletionForm = z.object({ passwordAgain: CurrentPassword });

/** How many others lose access: an account is deleted with the person who opened it. */
function useOthers(): number {
  const people = useQuery(peopleQuery).data?.items ?? [];
  return people.some(({ isYou, isFirst }) => isYou && isFirst) ? people.length - 1 : 0;
}

function Consequences() {
  const others = useOthers();
  return (
    // Focused first, so that it is read before anything is typed.
    <div tabIndex={-1} data-autofocus="" className="stack no-ring">
      <p>{texts.whatIsDeleted}</p>
      {others > 0 && <p className="strong">{texts.othersLose(others)}</p>}
      <p>{texts.whatStays}</p>
      <ul className="bullets stack below-16">
        {Object.values(keptAfterErasure).map(({ what, how, why }) => (
          <li key={what}>
            <strong>{what}.</strong> {how} {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({
    resolver: createSchemaResolver(DeletionForm),
    defaultValues: { passwordAgain: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: { passwordAgain: string }) => endSession(() => call(personalData.remove, { body })),
    // The whole page is gone by then.
    onSaved: () => undefined,
  });
  return (
    <Modal
      title={texts.deleteMyAccountQuestion}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button type="submit" form={id} look="danger" pending={isPending}>
            {texts.deleteMyAccount}
          </Button>
        </>
      }
    >
      <Consequences />
      <form id={id} noValidate onSubmit={submit} className="stack gap-16 narrow-buttons">
        <ErrorSummary problems={problems} />
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          {...form.register('passwordAgain')}
          error={findMessage(form.formState.errors, 'passwordAgain')}
        />
      </form>
    </Modal>
  );
}
