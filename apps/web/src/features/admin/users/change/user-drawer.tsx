import { useQuery } from '@tanstack/react-query';
import type { UserRow } from '@wideload/contract';
import { useCallback, useEffect, useState } from 'react';
import { currentUserQuery } from '../../../../lib/api/session.ts';
import * as texts from './change-user.texts.ts';
import { Drawer } from '../../../../ui/overlay/drawer.tsx';
import { ConfirmModal } from '../../../../ui/overlay/modal.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { EmailForm, NameForm, PasswordForm, PhoneForm } from './user-change-forms.tsx';
import { accountName } from '../user-words.ts';

/** Which forms hold something that is typed and not sent; the browser asks before a tab with such goes. */
function useUnsent() {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback((what: string, isDirty: boolean) => {
    setUnsent((before) => {
      if (before.has(what) === isDirty) return before;
      const others = [...before].filter((each) => each !== what);
      return new Set(isDirty ? [...others, what] : others);
    });
  }, []);
  const isUnsent = unsent.size > 0;

  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
  return { isUnsent, onDirty };
}

/** Changes an account: each thing by itself, with a Change button of its own (spec [2]). */
export function UserDrawer({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const me = useQuery(currentUserQuery);
  const isOwn = me.data?._id === user._id;
  const [email, setEmail] = useState(user.email);
  const [isAsking, setAsking] = useState(false);
  const { isUnsent, onDirty } = useUnsent();
  const current = { ...user, email };
  return (
    <Drawer title={texts.editNamed(accountName(current))} onClose={() => (isUnsent ? setAsking(true) : onClose())}>
      {isOwn ? <Notice>{texts.ownAccount}</Notice> : <EmailForm user={user} onDirty={onDirty} onChanged={setEmail} />}
      {isOwn ? <OwnPasswordForm email={email} onDirty={onDirty} /> : <PasswordForm user={current} onDirty={onDirty} />}
      <PhoneForm user={current} onDirty={onDirty} />
      <NameForm user={current} onDirty={onDirty} />
      {isAsking && (
        <ConfirmModal
          title={texts.throwAwayQuestion}
          confirm={texts.throwAway}
          cancel={texts.keepTyping}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.notSavedYet}</p>
        </ConfirmModal>
      )}
    </Drawer>
  );
}
