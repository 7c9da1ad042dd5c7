import type { User } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import * as texts from './email.texts.ts';

const ChangeEmailDrawer = createLazyPart(async () => (await import('./change-email-drawer.tsx')).ChangeEmailDrawer);

/** The e-mail is locked while there is one (spec [2]); the drawer changes it. */
export function EmailSection({ user: { email } }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  const word = email === '' ? texts.addEmail : texts.changeEmail;
  return (
    <Section title={texts.emailHeading}>
      <Panel>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          value={email}
          readOnly
          hint={email === '' ? texts.noEmailYet : texts.emailLocked}
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
