import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './other-person.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { queryClient } from './query-client.ts';

/** `/` loads for the person who is signed in now. What is typed here asks before it is left. */
export function OtherPersonModal({ onStay }: { onStay: () => void }) {
  const email = queryClient.getQueryData(currentUserQuery.queryKey)?.email ?? '';
  return (
    <ConfirmModal
      title={texts.otherPersonSignedIn}
      confirm={texts.goOnAsOther}
      cancel={texts.stayHere}
      look="primary"
      onConfirm={() => window.location.assign('/')}
      onCancel={onStay}
    >
      <p>{texts.pageOfOther(email)}</p>
      <p>{texts.copyWhatYouTyped}</p>
    </ConfirmModal>
  );
}
