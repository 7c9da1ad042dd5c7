import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { GoTo } from './auth-modal-props.ts';

/** Switches to another modal. */
export function ModeButton({ mode, go, children }: { mode: Parameters<GoTo>[0]; go: GoTo; children: ReactNode }) {
  return (
    <Button look="link" onClick={() => go(mode)}>
      {children}
    </Button>
  );
}

/** The local mailbox, in a tab of its own so that the form stays. */
export function MailboxLink() {
  return (
    <p>
      This installation sends no mail anywhere:{' '}
      <a href="/dev/mail" target="_blank" rel="noopener">
        read it here (new tab)
      </a>
      .
    </p>
  );
}
