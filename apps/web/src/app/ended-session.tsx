import { useLayoutEffect, useState } from 'react';
import { onSignedInAgain, onSignedOut } from '#lib/api/access-token.ts';
import { wipeCopies } from '#lib/api/device-copies.ts';
import { buildSignedOutAddress } from '#lib/api/session.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import * as texts from './ended-session.texts.ts';
import { stayHere } from './other-person.texts.ts';

/** A search finds the same again. */
const written = ':is(input:not([type=search], [type=checkbox], [type=radio]), textarea, [contenteditable])';

function markTyped({ target }: Event): void {
  if (target instanceof Element && target.matches(written)) target.setAttribute('data-typed', '');
}

/** A part with `data-kept` stores each key on the device; a dialog inside it does not. */
function isAtRisk(field: Element): boolean {
  const isEmpty = 'value' in field && field.value === '';
  return !isEmpty && field.closest('[data-kept], dialog')?.matches('dialog') !== false;
}

/** @returns true if this page has typed text that only this page knows. */
function hasTyped(): boolean {
  return [...document.querySelectorAll('[data-typed]')].some(isAtRisk);
}

/** Once in each document. A session that ends leaves the page, unless that would throw away what was typed. */
export function EndedSessionHost() {
  const [isOpen, setOpen] = useState(false);
  // Before the router asks for the person.
  useLayoutEffect(() => {
    document.addEventListener('input', markTyped);
    const stops = [
      onSignedOut((because) => {
        // A full page load clears the session from memory and its copies from the device.
        void wipeCopies().finally(() => {
          if (because === 'ended' && hasTyped()) setOpen(true);
          else window.location.assign(buildSignedOutAddress(because, window.location));
        });
      }),
      onSignedInAgain(() => setOpen(false)),
    ];
    return () => {
      document.removeEventListener('input', markTyped);
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
