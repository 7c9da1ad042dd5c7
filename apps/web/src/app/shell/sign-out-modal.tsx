import { useMutation } from '@tanstack/react-query';
import { signOutQuestion } from '@wideload/contract/client';
import { saveHeldDrafts } from '#features/wizard/draft/open-drafts.ts';
import { signOut } from '#lib/api/session.ts';
import * as texts from '../app.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

class UnsavedWork extends Error {
  override readonly message = texts.unsavedWork;
}

/** Signing out clears the device, so unsaved drafts are saved first. */
async function leave({ isSure }: { isSure: boolean }): Promise<void> {
  if (!(await saveHeldDrafts()) && !isSure) throw new UnsavedWork();
  await signOut();
}

/** `/` loads after the end of the session. */
export function SignOutModal({ onCancel }: { onCancel: () => void }) {
  const leaving = useMutation<void, Error, { isSure: boolean }>({ mutationFn: leave });
  const isSure = leaving.error instanceof UnsavedWork;
  return (
    <ConfirmModal
      title={signOutQuestion}
      confirm={isSure ? texts.signOutAllTheSame : texts.signOut}
      look={isSure ? 'danger' : 'primary'}
      // After a success the document is unloading, and a second press must do nothing.
      pending={leaving.isPending || leaving.isSuccess}
      error={leaving.error?.message}
      onConfirm={() => leaving.mutate({ isSure })}
      onCancel={onCancel}
    />
  );
}
