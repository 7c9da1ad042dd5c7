import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signInMethods } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { ShownOnceModal } from '../shown-once-modal.tsx';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import * as texts from './sign-in-methods.texts.ts';
import { useRemoval } from './use-removal.ts';

const AuthenticatorDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).AuthenticatorDrawer);

function RemoveApp({ onClose }: { onClose: () => void }) {
  const removal = useRemoval(() => call(signInMethods.removeAuthenticator, {}), {
    saidAfter: texts.appRemoved,
    onDone: onClose,
  });
  return (
    <ConfirmModal
      title={texts.removeAppQuestion}
      confirm={texts.removeApp}
      pending={removal.isPending}
      error={removal.error?.message}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <p>{texts.removedApp}</p>
    </ConfirmModal>
  );
}

function NewCodes({ onCodes, onClose }: { onCodes: (codes: string[]) => void; onClose: () => void }) {
  const client = useQueryClient();
  const replacement = useMutation({
    mutationFn: () => call(signInMethods.newRecoveryCodes, {}),
    async onSuccess({ recoveryCodes }) {
      await client.invalidateQueries(signInMethodsQuery);
      onCodes(recoveryCodes);
    },
  });
  return (
    <ConfirmModal
      title={texts.newCodesQuestion}
      confirm={texts.newCodes}
      look="primary"
      pending={replacement.isPending}
      error={replacement.error?.message}
      onConfirm={() => replacement.mutate()}
      onCancel={onClose}
    >
      <p>{texts.oldCodesGo}</p>
    </ConfirmModal>
  );
}

type Open = 'setting-up' | 'removing' | 'replacing' | { codes: readonly string[] };

export function AuthenticatorSection({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showCodes = (codes: string[]) => setOpen({ codes });
  return (
    <Section
      title={texts.authenticatorApp}
      intro={texts.whatTheAppDoes}
      action={
        since === null && (
          <Button size="small" onClick={() => setOpen('setting-up')}>
            {texts.setUpApp}
          </Button>
        )
      }
    >
      <Panel className="stack align-start">
        {since === null ? (
          <p>{texts.appIsOff}</p>
        ) : (
          <>
            <p>
              {texts.appIsOn} <time dateTime={since}>{formatInstant(since)}</time>. {texts.codesLeft(codesLeft)}
            </p>
            <div className="cluster">
              <Button onClick={() => setOpen('replacing')}>{texts.newCodes}</Button>
              <Button look="danger" onClick={() => setOpen('removing')}>
                {texts.removeApp}
              </Button>
            </div>
          </>
        )}
      </Panel>
      {open === 'setting-up' && <AuthenticatorDrawer onCodes={showCodes} onClose={close} />}
      {open === 'removing' && <RemoveApp onClose={close} />}
      {open === 'replacing' && <NewCodes onCodes={showCodes} onClose={close} />}
      {typeof open === 'object' && <ShownOnceModal secrets={open.codes} words={texts.codesWords} onClose={close} />}
    </Section>
  );
}
