import { useMutation } from '@tanstack/react-query';
import type { UserRow } from '@wideload/contract';
import { users } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { showToast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/layout/panel.tsx';
import { ConfirmModal } from '../../../../ui/overlay/modal.tsx';
import { formatAccountName } from '../user-words.ts';
import * as texts from './change-user.texts.ts';

/** For an owner who lost the phone, or the device with the passkeys. */
export function ResetSecondFactor({ user }: { user: UserRow }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => call(users.removeSecondFactor, { params: { id: user._id } }),
    onSuccess() {
      showToast({ tone: 'ok', text: texts.secondFactorRemoved(formatAccountName(user)) });
      setAsking(false);
    },
  });
  return (
    <div className="ruled-part">
      <Section title={texts.secondFactor} level={3} intro={texts.secondFactorHint}>
        <Button look="danger" onClick={() => setAsking(true)}>
          {texts.removeSecondFactor}
        </Button>
      </Section>
      {isAsking && (
        <ConfirmModal
          title={texts.removeSecondFactorQuestion}
          confirm={texts.removeSecondFactor}
          pending={reset.isPending}
          error={reset.error?.message}
          onConfirm={() => reset.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.afterRemoval(formatAccountName(user))}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
