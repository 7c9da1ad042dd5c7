import { useQuery } from '@tanstack/react-query';
import type { UserRow } from '@wideload/contract';
import { useCallback, useState } from 'react';
import { currentUserQuery } from '#lib/api/session.ts';
import { AccessActs } from './access-acts.tsx';
import * as texts from './change-user.texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { EmailForm, NameForm, PasswordForm, PhoneForm } from './user-change-forms.tsx';
import { formatAccountName } from './user-words.ts';

function useUnsentForms() {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback((what: string, isDirty: boolean) => {
    setUnsent((before) => {
      if (before.has(what) === isDirty) return before;
      const others = [...before].filter((each) => each !== what);
      return new Set(isDirty ? [...others, what] : others);
    });
  }, []);
  return { isUnsent: unsent.size > 0, onDirty };
}

export function UserDrawer({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const me = useQuery(currentUserQuery);
  const isOwn = me.data?._id === user._id;
  const [email, setEmail] = useState(user.email);
  const { isUnsent, onDirty } = useUnsentForms();
  const current = { ...user, email };
  return (
    <Drawer title={texts.editNamed(formatAccountName(current))} isDirty={isUnsent} onClose={onClose}>
      {isOwn ? <Notice>{texts.ownAccount}</Notice> : <EmailForm user={user} onDirty={onDirty} onChanged={setEmail} />}
      {isOwn ? <OwnPasswordForm email={email} onDirty={onDirty} /> : <PasswordForm user={current} onDirty={onDirty} />}
      <PhoneForm user={current} onDirty={onDirty} />
      <NameForm user={current} onDirty={onDirty} />
      {!isOwn && <AccessActs user={current} />}
    </Drawer>
  );
}
