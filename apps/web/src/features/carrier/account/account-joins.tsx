import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountJoin, AccountJoins, AccountContents } from '@wideload/contract';
import { joins } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import * as texts from './joins.texts.ts';
import css from './people-page.module.css';
import { joinsQuery, enterAccount } from '#product/account/people.queries.ts';
import { until, roles } from './people.texts.ts';
import { wasAsked } from '#lib/api/api-problem.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

type Opened = 'ask' | 'join' | AccountJoin;
type RowProps = { join: AccountJoin; onOpen: () => void; onTakeBack: () => void; isEnding: boolean };

function Received({ join, onOpen, onTakeBack, isEnding }: RowProps) {
  const { other, dotNumber, expiresAt, isAgreed } = join;
  if (other === null) return null;
  return (
    <li>
      <div>
        <p className="bold breakable">{texts.companyOf(other.account, dotNumber)}</p>
        <p className="hint breakable">
          {isAgreed ? texts.youAgreed : texts.askedBy(other)} {until(formatInstant(expiresAt))}
        </p>
      </div>
      {isAgreed ? (
        <Button size="small" pending={isEnding} onClick={onTakeBack} aria-label={texts.takeAgreementBack(other)}>
          {texts.takeBack}
        </Button>
      ) : (
        <Button size="small" onClick={onOpen} aria-label={texts.reviewOf(other)}>
          {texts.review}
        </Button>
      )}
    </li>
  );
}

function Asked({ join, onOpen, onTakeBack, isEnding }: RowProps) {
  const { other, dotNumber, expiresAt } = join;
  return (
    <ul className="rows action-rows" aria-label={texts.joinAccounts}>
      <li className={classNames(css['person'], css['asked'])}>
        <div>
          <p className="breakable">{other === null ? texts.asked(dotNumber) : texts.agreed(other)}</p>
          <p className="hint">
            {other !== null && texts.checkWho} {until(formatInstant(expiresAt))}
          </p>
        </div>
        <div className="cluster gap-12">
          {other !== null && (
            <Button size="small" look="primary" onClick={onOpen} aria-label={texts.joinOf(other)}>
              {texts.join}
            </Button>
          )}
          <Button size="small" pending={isEnding} onClick={onTakeBack} aria-label={texts.takeBackRequest}>
            {texts.takeBack}
          </Button>
        </div>
      </li>
    </ul>
  );
}

type Other = NonNullable<AccountJoin['other']>;
type JoinProps = { join: AccountJoin; other: Other; onClose: () => void };

function AskModal({ companies, contents, onClose }: AccountJoins & { onClose: () => void }) {
  const [dotNumber, setDotNumber] = useState(companies[0]?.dotNumber ?? '');
  return (
    <ConfirmedChange
      title={texts.askTitle}
      confirm={texts.ask}
      look="primary"
      change={() => call(joins.ask, { body: { dotNumber } })}
      stale={joinsQuery.queryKey}
      done={texts.askedToast}
      onClose={onClose}
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
    </ConfirmedChange>
  );
}

function AgreeModal({ join, other, onClose }: JoinProps) {
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

function JoinModal({ join, other, onClose }: JoinProps) {
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

/** For owners; an account without a company has no number to join by. */
export function AccountJoinsSection() {
  const client = useQueryClient();
  const query = useQuery(joinsQuery);
  const [opened, setOpened] = useState<Opened>();
  const ending = useMutation({
    mutationFn: ({ _id: id }: AccountJoin) => call(joins.end, { params: { id } }),
    onSuccess: () => showToast({ tone: 'ok', text: texts.takenBack }),
    onSettled: () => client.invalidateQueries(joinsQuery),
  });
  if (query.error && query.data === undefined)
    return (
      <Section title={texts.joinAccounts}>
        <FailedQuery query={query} />
      </Section>
    );
  if (query.data === undefined || query.data.companies.length === 0) return null;
  const { asked, received } = query.data;
  const close = () => setOpened(undefined);
  const toRow = (join: AccountJoin, target: Opened) => ({
    join,
    onOpen: () => setOpened(target),
    onTakeBack: () => ending.mutate(join),
    isEnding: ending.isPending && ending.variables === join,
  });
  return (
    <>
      {ending.error && <Notice tone="danger">{ending.error.message}</Notice>}
      {received.length > 0 && (
        <Section title={texts.requests}>
          <Panel>
            <ul className="rows action-rows" aria-label={texts.requests}>
              {received.map((join) => (
                <Received key={join._id} {...toRow(join, join)} />
              ))}
            </ul>
          </Panel>
        </Section>
      )}
      <Section
        title={texts.joinAccounts}
        intro={texts.joinIntro}
        action={
          asked === null && (
            <Button size="small" onClick={() => setOpened('ask')}>
              {texts.ask}
            </Button>
          )
        }
      >
        {asked !== null && (
          <Panel>
            <Asked {...toRow(asked, 'join')} />
          </Panel>
        )}
      </Section>
      {opened === 'ask' && <AskModal {...query.data} onClose={close} />}
      {opened === 'join' && asked?.other && <JoinModal join={asked} other={asked.other} onClose={close} />}
      {typeof opened === 'object' && opened.other && <AgreeModal join={opened} other={opened.other} onClose={close} />}
    </>
  );
}
