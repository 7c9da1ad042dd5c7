import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { GoTo } from './auth-modal-props.ts';
import type { AuthWords } from './auth-words.ts';

/** Switches to another modal. */
export function ModeButton({ mode, go, children }: { mode: Parameters<GoTo>[0]; go: GoTo; children: ReactNode }) {
  return (
    <Button look="link" onClick={() => go(mode)}>
      {children}
    </Button>
  );
}

/** The local mailbox, in a tab of its own so that the form stays. */
export function MailboxLink({ texts }: { texts: Pick<AuthWords['texts'], 'noMailSent' | 'readItHere'> }) {
  return (
    <p>
      {texts.noMailSent}{' '}
      <a href="/dev/mail" target="_blank" rel="noopener">
        {texts.readItHere}
      </a>
      .
    </p>
  );
}
