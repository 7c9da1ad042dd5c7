import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountOfPerson, OwnInvitation } from '@wideload/contract';
import { people } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import { accountsQuery, enterAccount } from '#product/account/people.queries.ts';
import * as texts from './people.texts.ts';

export function InvitationsToYou({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const client = useQueryClient();
  const stale = { onError: () => client.invalidateQueries(accountsQuery) };
  const accept = useMutation({
    mutationFn: (id: string) => enterAccount(() => call(people.accept, { params: { id } })),
    ...stale,
  });
  const decline = useMutation({
    mutationFn: (id: string) => call(people.decline, { params: { id } }),
    onSuccess: () => client.invalidateQueries(accountsQuery),
    ...stale,
  });
  const failure = accept.error ?? decline.error;
  if (invitations.length === 0 && failure === null) return null;
  return (
    <Section title={texts.invitationsToYou}>
      <Panel>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <ul className="rows action-rows" aria-label={texts.invitationsToYou}>
          {invitations.map(({ _id, account, role, expiresAt }) => (
            <li key={_id}>
              <div>
                <p className="bold breakable">{account}</p>
                <p className="hint">
                  {texts.asRole(texts.roles[role])}: {texts.mayDo[role]} {texts.until(formatInstant(expiresAt))}
                </p>
              </div>
              <div className="cluster gap-12">
                <Button
                  size="small"
                  look="primary"
                  // After a success the document is unloading.
                  pending={accept.variables === _id && (accept.isPending || accept.isSuccess)}
                  onClick={() => accept.mutate(_id)}
                  aria-label={texts.acceptOf(account)}
                >
                  {texts.accept}
                </Button>
                <Button
                  size="small"
                  pending={decline.isPending && decline.variables === _id}
                  onClick={() => decline.mutate(_id)}
                  aria-label={texts.declineOf(account)}
                >
                  {texts.decline}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

/** Shown only to a person who also works in the account of somebody else. */
export function YourAccounts({ accounts }: { accounts: readonly AccountOfPerson[] }) {
  const open = useMutation({
    mutationFn: (id: string) => enterAccount(() => call(people.open, { params: { id } })),
  });
  const [leaving, setLeaving] = useState<AccountOfPerson | null>(null);
  const own = accounts[0];
  if (accounts.length < 2) return null;
  return (
    <Section title={texts.yourAccounts} intro={texts.yourAccountsIntro}>
      <Panel>
        {open.error && <Notice tone="danger">{open.error.message}</Notice>}
        <ul className="rows action-rows" aria-label={texts.yourAccounts}>
          {accounts.map((account) => {
            const { _id, name, role, isCurrent } = account;
            return (
              <li key={_id}>
                <div>
                  <p className="bold breakable">{name}</p>
                  <p className="hint">{texts.roles[role]}</p>
                </div>
                {isCurrent ? (
                  <Sign kind="ok">{texts.here}</Sign>
                ) : (
                  <div className="cluster gap-12">
                    <Button
                      size="small"
                      pending={open.variables === _id && (open.isPending || open.isSuccess)}
                      onClick={() => open.mutate(_id)}
                      aria-label={texts.openAccount(name)}
                    >
                      {texts.open}
                    </Button>
                    {_id !== own?._id && (
                      <Button
                        size="small"
                        look="danger"
                        onClick={() => setLeaving(account)}
                        aria-label={texts.leaveAccount(name)}
                      >
                        {texts.leave}
                      </Button>
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
      {leaving && (
        <DeleteRecord
          title={texts.leaveQuestion(leaving.name)}
          confirm={texts.leave}
          remove={() => call(people.leave, { params: { id: leaving._id } })}
          stale={accountsQuery.queryKey}
          successText={texts.left(leaving.name)}
          onClose={() => setLeaving(null)}
          onDeleted={() => setLeaving(null)}
        >
          <p>{texts.whatLeavingDoes}</p>
        </DeleteRecord>
      )}
    </Section>
  );
}
