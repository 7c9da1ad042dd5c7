import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountJoin, AccountJoins, AccountContents } from '@wideload/contract';
import { joins } from '@wideload/contract/client';
import { useState } from 'react';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import * as texts from './joins.texts.ts';
import { enterAccount, joinsQuery } from '#product/account/people.queries.ts';
import { roles } from './people.texts.ts';

type Other = NonNullable<AccountJoin['other']>;
type JoinProps = { join: AccountJoin; other: Other; onClose: () => void };

export function AskModal({ companies, contents, onClose }: AccountJoins & { onClose: () => void }) {
  const client = useQueryClient();
  const [dotNumber, setDotNumber] = useState(companies[0]?.dotNumber ?? '');
  const asking = useMutation({
    mutationFn: () => call(joins.ask, { body: { dotNumber } }),
    async onSuccess() {
      await client.invalidateQueries(joinsQuery);
      showToast({ tone: 'ok', text: texts.askedToast });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.askTitle}
      confirm={texts.ask}
      look="primary"
      pending={asking.isPending}
      error={asking.error?.message}
      onConfirm={() => asking.mutate()}
      onCancel={onClose}
    >
      <p className="below-12">{texts.whatAskingDoes}</p>
      <SelectField
        label={texts.company}
        options={companies.map((own) => ({
          value: own.dotNumber,
          label: texts.companyOf(own.name, own.dotNumber),
        }))}
        value={dotNumber}
        onChange={(event) => setDotNumber(event.target.value)}
      />
      <JoinContents contents={contents} />
    </ConfirmModal>
  );
}

export function AgreeModal({ join, other, onClose }: JoinProps) {
  const client = useQueryClient();
  const agreeing = useMutation({
    mutationFn: () => call(joins.agree, { params: { id: join._id } }),
    async onSuccess() {
      await client.invalidateQueries(joinsQuery);
      showToast({ tone: 'ok', text: texts.agreedToast(other) });
      onClose();
    },
    onError: (problem) => (wasAsked(problem) ? onClose() : client.invalidateQueries(joinsQuery)),
  });
  return (
    <ConfirmModal
      title={texts.agreeQuestion(other)}
      confirm={texts.agree}
      pending={agreeing.isPending}
      error={agreeing.error?.message}
      onConfirm={() => agreeing.mutate()}
      onCancel={onClose}
    >
      <p>{texts.whatAgreeingDoes}</p>
      <JoinContents {...join} />
    </ConfirmModal>
  );
}

export function JoinModal({ join, other, onClose }: JoinProps) {
  const client = useQueryClient();
  const joining = useMutation({
    mutationFn: () => enterAccount(() => call(joins.confirm, { params: { id: join._id } })),
    onError: (problem) => (wasAsked(problem) ? onClose() : client.invalidateQueries(joinsQuery)),
  });
  return (
    <ConfirmModal
      title={texts.joinQuestion(other)}
      confirm={texts.join}
      // After a success the document is unloading.
      pending={joining.isPending || joining.isSuccess}
      error={joining.error?.message}
      onConfirm={() => joining.mutate()}
      onCancel={onClose}
    >
      <p>{texts.whatJoiningDoes}</p>
      <JoinContents {...join} />
    </ConfirmModal>
  );
}

type Props = { contents: AccountContents; doubles?: AccountJoin['doubles'] };

/** Both owners see it before anything moves. */
function JoinContents({ contents, doubles = null }: Props) {
  const both = doubles === null ? [] : [...doubles.companies, ...doubles.vehicles];
  return (
    <>
      <h3 className="above-12">{texts.whatMoves}</h3>
      <ul className="rows" aria-label={texts.whatMoves}>
        {texts.countContents(contents).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="above-12">{texts.people}</h3>
      <ul className="rows" aria-label={texts.people}>
        {contents.people.map(({ name, email, role }) => (
          <li key={email} className="breakable">
            {name === '' ? email : `${name}, ${email}`}: {roles[role]}
          </li>
        ))}
      </ul>
      {both.length > 0 && <p className="hint">{texts.doubles(both)}</p>}
      {contents.cards > 0 && <p className="hint">{texts.phoneEnds}</p>}
    </>
  );
}
