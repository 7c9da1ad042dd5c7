import { useLayoutEffect, useState } from 'react';
import { onSignedInAgain } from '#lib/api/access-token.ts';
import { onSignedOut } from '#lib/api/session-end.ts';
import { wipeCopies } from '#lib/api/device-copies.ts';
import { hasTyped, watchTyped } from '#lib/typed-text.ts';
import { buildSignedOutAddress } from '#lib/api/session.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import * as texts from './ended-session.texts.ts';
import { stayHere } from './other-person.texts.ts';

/** Once in each document. A session that ends leaves the page, unless that would throw away what was typed; it is told once. */
export function EndedSessionHost() {
  const [isOpen, setOpen] = useState(false);
  // Before the router asks for the person.
  useLayoutEffect(() => {
    let told = '';
    const stops = [
      watchTyped(),
      onSignedOut((because, isPoll) => {
        const isKept = because === 'ended' && hasTyped();
        const address = buildSignedOutAddress(because, window.location);
        const telling = `${isKept} ${address}`;
        // A poll would open the question again and again, or begin to leave again and again.
        if (isPoll && telling === told) return;
        told = telling;
        // A full page load clears the session from memory and its copies from the device.
        void wipeCopies().finally(() => {
          if (isKept) setOpen(true);
          else window.location.assign(address);
        });
      }),
      onSignedInAgain(() => setOpen(false)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (!isOpen) return null;
  return (
    <ConfirmModal
      title={texts.sessionEnded}
      confirm={texts.signInInNewTab}
      cancel={stayHere}
      look="primary"
      onConfirm={() => window.open(buildSignedOutAddress('ended', window.location), '_blank', 'noopener')}
      onCancel={() => setOpen(false)}
    >
      <p>{texts.signInThenSave}</p>
    </ConfirmModal>
  );
}
