import { useMutation } from '@tanstack/react-query';
import { signOutQuestion } from '@wideload/contract/client';
import { signOut } from '../lib/session.ts';
import { ConfirmModal } from '../ui/modal.tsx';

/** Asks before the session ends; the page then starts anew at `/`. */
export function SignOutModal({ onCancel }: { onCancel: () => void }) {
  const leaving = useMutation({ mutationFn: signOut });
  return (
    <ConfirmModal
      title={signOutQuestion}
      confirm="Sign out"
      look="primary"
      // The document is on its way out once it has worked; a second press must find nothing to do.
      pending={leaving.isPending || leaving.isSuccess}
      error={leaving.error?.message}
      onConfirm={() => leaving.mutate()}
      onCancel={onCancel}
    />
  );
}
