import { useMutation } from '@tanstack/react-query';
import { signOutQuestion } from '@wideload/contract/client';
import { saveHeld } from '../../features/wizard/draft/open-drafts.ts';
import { signOut } from '../../lib/api/session.ts';
import * as texts from '../app.texts.ts';
import { ConfirmModal } from '../../ui/overlay/modal.tsx';

class UnsavedWork extends Error {
  override readonly message = texts.unsavedWork;
}

/** Signing out empties the device, so what is only there is sent first. */
async function leave({ isSure }: { isSure: boolean }): Promise<void> {
  if (!(await saveHeld()) && !isSure) throw new UnsavedWork();
  await signOut();
}

/** Asks before the session ends; the page then starts anew at `/`. */
export function SignOutModal({ onCancel }: { onCancel: () => void }) {
  const leaving = useMutation<void, Error, { isSure: boolean }>({ mutationFn: leave });
  const isSure = leaving.error instanceof UnsavedWork;
  return (
    <ConfirmModal
      title={signOutQuestion}
      confirm={isSure ? texts.signOutAllTheSame : texts.signOut}
      look={isSure ? 'danger' : 'primary'}
      // The document is on its way out once it has worked; a second press must find nothing to do.
      pending={leaving.isPending || leaving.isSuccess}
      error={leaving.error?.message}
      onConfirm={() => leaving.mutate({ isSure })}
      onCancel={onCancel}
    />
  );
}
