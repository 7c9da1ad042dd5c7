import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isInOtherAccount, onOtherPerson } from '#lib/api/access-token.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { sendUnsent } from '#product/account/unsent-messages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { closeToast, onToasts, listToasts } from '#lib/toast.ts';
import { ToastRegion } from '#ui/overlay/toast-region.tsx';
import { EndedSessionHost } from './ended-session.tsx';
import { queryClient } from './query-client.ts';
import { followMovedTexts } from '#lib/moved-texts.ts';
import { keepFocus } from './shell/keep-focus.ts';
import * as texts from './other-person.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

function Toasts() {
  const toasts = useSyncExternalStore(onToasts, listToasts);
  return <ToastRegion toasts={toasts} onClose={closeToast} />;
}

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
function OtherPersonHost() {
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

function Providers({ router }: { router: RegisteredRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <EndedSessionHost />
      <RouterProvider router={router} />
      <Toasts />
      <OtherPersonHost />
    </QueryClientProvider>
  );
}

export function start(router: RegisteredRouter): void {
  // `public/old-browser.js` has said that this browser cannot run the page.
  if ('oldBrowser' in document.documentElement.dataset) return;
  void sendUnsent();
  keepFocus();
  followMovedTexts(document);
  const root = document.getElementById('app');
  if (root === null) throw new Error('The document has no #app');
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} />
    </StrictMode>,
  );
}
