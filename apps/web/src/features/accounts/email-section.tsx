import type { User } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';

const ChangeEmailDrawer = whenOpened(async () => (await import('./change-email-drawer.tsx')).ChangeEmailDrawer);

/** The e-mail, locked while there is one (spec [2]), and the way to another. */
export function EmailSection({ user: { email } }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  const word = email === '' ? 'Add e-mail' : 'Change e-mail';
  return (
    <Section title="E-mail">
      <Panel>
        <TextField
          label="Email"
          name="email"
          type="email"
          value={email}
          readOnly
          hint={
            email === '' ? 'There is none yet.' : 'Locked: you sign in with it. It changes with a code that we send.'
          }
          action={
            <Button look="link" onClick={() => setChanging(true)}>
              {word}
            </Button>
          }
        />
      </Panel>
      {isChanging && <ChangeEmailDrawer email={email} onClose={() => setChanging(false)} />}
    </Section>
  );
}
