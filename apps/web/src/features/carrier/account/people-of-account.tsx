import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountRole, Invitation, PersonOfAccount } from '@wideload/contract';
import { accountRoles, people } from '@wideload/contract/client';
import { useState } from 'react';
import { ignoreNotFound, isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import css from './people-page.module.css';
import { peopleQuery } from '#product/account/people.queries.ts';
import * as texts from './people.texts.ts';

const PayLimitDrawer = createLazyPart(async () => (await import('./people-drawers.tsx')).PayLimitDrawer);

const roleOptions = accountRoles.map((role) => ({ value: role, label: texts.roles[role] }));
const toLabel = ({ name, email }: PersonOfAccount) => (name === '' ? email : name);

type PersonProps = { person: PersonOfAccount; canManage: boolean; onLimit: () => void; onRemove: () => void };

function Person({ person, canManage, onLimit, onRemove }: PersonProps) {
  const client = useQueryClient();
  const { _id: id, name, email, role, payLimit, isYou, isFirst } = person;
  const label = toLabel(person);
  const change = useMutation({
    mutationFn: (wanted: AccountRole) => call(people.changeRole, { params: { id }, body: { role: wanted } }),
    onSuccess: (_, wanted) => showToast({ tone: 'ok', text: texts.roleChanged(label, texts.roles[wanted]) }),
    onSettled: () => client.invalidateQueries(peopleQuery),
  });
  return (
    <li className={css['person']}>
      <div>
        <p className="bold breakable">
          {label} {isYou && <span className="muted regular">({texts.you})</span>}
        </p>
        {name !== '' && <p className="hint breakable">{email}</p>}
        <p className="hint">{isFirst ? texts.opened : texts.mayDo[role]}</p>
        {role === 'dispatcher' && <p className="hint">{texts.mayPay(payLimit)}</p>}
        {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      </div>
      {canManage && !isFirst ? (
        <div className={css['acts']}>
          <SelectField
            label={texts.role}
            aria-label={texts.roleOf(label)}
            className={css['role']}
            options={roleOptions}
            value={change.isPending ? change.variables : role}
            disabled={change.isPending}
            // Cast: the options are the roles.
            onChange={(event) => change.mutate(event.target.value as AccountRole)}
          />
          {role === 'dispatcher' && (
            <Button size="small" onClick={onLimit} aria-label={texts.payLimitOf(label)}>
              {texts.payLimit}
            </Button>
          )}
          <Button size="small" look="danger" onClick={onRemove} aria-label={texts.removePerson(label)}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <p className="strong">{texts.roles[role]}</p>
      )}
    </li>
  );
}

type PeopleProps = { items: readonly PersonOfAccount[]; canManage: boolean; onInvite: () => void; account: string };

export function PeopleOfAccount({ items, canManage, onInvite, account }: PeopleProps) {
  const [leaving, setLeaving] = useState<PersonOfAccount | null>(null);
  const [limited, setLimited] = useState<PersonOfAccount | null>(null);
  return (
    <Section
      title={texts.peopleOf(account)}
      intro={canManage ? texts.peopleIntro : `${texts.peopleIntro} ${texts.onlyOwners}`}
      action={
        canManage && (
          <Button size="small" onClick={onInvite}>
            {texts.invite}
          </Button>
        )
      }
    >
      <Panel>
        <ul className="rows action-rows" aria-label={texts.peopleOf(account)}>
          {items.map((person) => (
            <Person
              key={person._id}
              person={person}
              canManage={canManage}
              onLimit={() => setLimited(person)}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      </Panel>
      {limited && <PayLimitDrawer person={limited} name={toLabel(limited)} onClose={() => setLimited(null)} />}
      {leaving && (
        <DeleteRecord
          title={texts.removeQuestion(toLabel(leaving))}
          confirm={texts.remove}
          remove={() => call(people.remove, { params: { id: leaving._id } })}
          stale={peopleQuery.queryKey}
          successText={texts.removed(toLabel(leaving))}
          onClose={() => setLeaving(null)}
          onDeleted={() => setLeaving(null)}
        >
          <p>{texts.whatRemovalDoes}</p>
        </DeleteRecord>
      )}
    </Section>
  );
}

/** An invitation that was used or has expired meanwhile counts as taken back. */
async function revoke({ _id: id }: Invitation): Promise<void> {
  try {
    await ignoreNotFound(call(people.revoke, { params: { id } }));
  } catch (error) {
    if (!isProblem(error, 'invitation.ended')) throw error;
  }
}

export function OpenInvitations({
  invitations,
  canManage,
}: {
  invitations: readonly Invitation[];
  canManage: boolean;
}) {
  const client = useQueryClient();
  const revocation = useMutation({
    mutationFn: revoke,
    onSuccess: (_, { email }) => showToast({ tone: 'ok', text: texts.revoked(email) }),
    onSettled: () => client.invalidateQueries(peopleQuery),
  });
  if (invitations.length === 0) return null;
  return (
    <Section title={texts.openInvitations}>
      <Panel>
        {revocation.error && <Notice tone="danger">{revocation.error.message}</Notice>}
        <ul className="rows action-rows" aria-label={texts.openInvitations}>
          {invitations.map((invitation) => (
            <li key={invitation._id}>
              <div className="shrinks">
                <p className="bold breakable">{invitation.email}</p>
                <p className="hint">
                  {texts.roles[invitation.role]}. {texts.until(formatInstant(invitation.expiresAt))}
                </p>
              </div>
              {canManage && (
                <Button
                  size="small"
                  pending={revocation.isPending && revocation.variables === invitation}
                  onClick={() => revocation.mutate(invitation)}
                  aria-label={texts.revokeFor(invitation.email)}
                >
                  {texts.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
