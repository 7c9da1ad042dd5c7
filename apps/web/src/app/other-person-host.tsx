import { useEffect, useState } from 'react';
import { isInOtherAccount, onOtherPerson } from '#lib/api/access-token.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './other-person.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { queryClient } from './query-client.ts';

/** `/` loads for the person who is signed in now. What is typed here asks before it is left. */
function OtherPersonModal({ onStay }: { onStay: () => void }) {
  const isSame = isInOtherAccount();
  const email = queryClient.getQueryData(currentUserQuery.queryKey)?.email ?? '';
  return (
    <ConfirmModal
      title={isSame ? texts.otherAccountOpened : texts.otherPersonSignedIn}
      confirm={isSame ? texts.goOnThere : texts.goOnAsOther}
      cancel={texts.stayHere}
      look="primary"
      onConfirm={() => window.location.assign('/')}
      onCancel={onStay}
    >
      <p>{isSame ? texts.pageOfOtherAccount : texts.pageOfOther(email)}</p>
      <p>{isSame ? texts.copyThenGoThere : texts.copyWhatYouTyped}</p>
    </ConfirmModal>
  );
}

/** Once in each document. What only reads says it once, so that whoever stays can copy what they typed. */
export function OtherPersonHost() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isWarned = false;
    return onOtherPerson((isAct) => {
      if (isAct || !isWarned) setOpen(true);
      isWarned = true;
    });
  }, []);
  return isOpen && <OtherPersonModal onStay={() => setOpen(false)} />;
}
