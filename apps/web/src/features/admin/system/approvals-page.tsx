import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Approval } from '@wideload/contract';
import { approvals, approvalWords } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { ChangeList } from './change-list.tsx';
import { approvalsQuery } from './approvals.queries.ts';
import * as texts from './approvals.texts.ts';

type Props = { approval: Approval };

const describe = ({ kind, subject }: Approval) => `${approvalWords[kind]}, ${subject.label}`;

function Subject({ approval: { kind, subject } }: Props) {
  const { id, label } = subject;
  return (
    <p className="bold breakable">
      {approvalWords[kind]},{' '}
      {subject.kind === 'order' && id !== null ? (
        <Link to="/users/orders/order" search={{ orderId: id }}>
          {label}
        </Link>
      ) : (
        label
      )}
    </p>
  );
}

/** Why, and what there is before and after. */
function Reasons({ approval }: Props) {
  return (
    <>
      <p className="hint breakable">{texts.askedBy(approval.askedBy, formatInstant(approval.askedAt))}</p>
      <p className="typed breakable">{approval.reason}</p>
      {(approval.before !== null || approval.after !== null) && <ChangeList act={approval} />}
    </>
  );
}

function Facts({ approval }: Props) {
  return (
    <>
      <Subject approval={approval} />
      <Reasons approval={approval} />
    </>
  );
}

/** A decision, or after a refusal the fresh list: somebody else may have decided. */
function useDecision(done: string, send: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ tone: 'ok', text: done }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

function Decision({ approval }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { _id: id, isMine, mayDecide } = approval;
  const params = { id };
  const approving = useDecision(texts.wasApproved, () => call(approvals.approve, { params }));
  const refusing = useDecision(isMine ? texts.wasTakenBack : texts.wasRefused, () =>
    call(approvals.refuse, { params }),
  );
  const what = describe(approval);
  const no = isMine ? texts.takeBack : texts.refuse;
  const failure = refusing.error ?? (isAsking ? null : approving.error);
  return (
    <>
      {!mayDecide && <p className="hint">{isMine ? texts.waitsForAnother : approval.whoMay}</p>}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div className="cluster gap-8 hidden-when-empty">
        {mayDecide && (
          <Button
            size="small"
            look="primary"
            onClick={() => setAsking(true)}
            aria-label={texts.actOn(texts.approve, what)}
          >
            {texts.approve}
          </Button>
        )}
        {(mayDecide || isMine) && (
          <Button
            size="small"
            pending={refusing.isPending}
            onClick={() => refusing.mutate()}
            aria-label={texts.actOn(no, what)}
          >
            {no}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmModal
          title={texts.question(what)}
          confirm={texts.approve}
          look="primary"
          pending={approving.isPending}
          error={approving.error?.message}
          onConfirm={() => approving.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.doneAtOnce}</p>
          <Reasons approval={approval} />
        </ConfirmModal>
      )}
    </>
  );
}

function Open({ approval }: Props) {
  return (
    <li className="stack gap-8 padded-12">
      <Facts approval={approval} />
      <p className="hint">{texts.until(formatInstant(approval.expiresAt))}</p>
      <Decision approval={approval} />
    </li>
  );
}

function Decided({ approval }: Props) {
  const { decision, decidedBy, decidedAt, expiresAt } = approval;
  return (
    <li className="stack gap-8 padded-12">
      <Facts approval={approval} />
      <p className="strong breakable">
        {decision === null || decidedAt === null
          ? texts.hasExpired(formatInstant(expiresAt))
          : texts.outcome[decision](decidedBy ?? '', formatInstant(decidedAt))}
      </p>
    </li>
  );
}

export function ApprovalsPage() {
  const list = useQuery(approvalsQuery);
  const { data } = list;
  return (
    <>
      <AdminLinks />
      <PageTitle intro={texts.intro}>{texts.approvals}</PageTitle>
      {list.isPending && <ListSkeleton label={texts.loading} />}
      {list.error && !data && <FailedQuery query={list} />}
      {data && (
        <div className="stack gap-20">
          {!data.isRequired && <Notice>{texts.notRequired}</Notice>}
          <Section title={texts.open}>
            {data.open.length === 0 ? (
              <p>{texts.nothingOpen}</p>
            ) : (
              <Panel>
                <ul className="rows" aria-label={texts.open}>
                  {data.open.map((approval) => (
                    <Open key={approval._id} approval={approval} />
                  ))}
                </ul>
              </Panel>
            )}
          </Section>
          {data.decided.length > 0 && (
            <Section title={texts.decided}>
              <Panel>
                <ul className="rows" aria-label={texts.decided}>
                  {data.decided.map((approval) => (
                    <Decided key={approval._id} approval={approval} />
                  ))}
                </ul>
              </Panel>
            </Section>
          )}
        </div>
      )}
    </>
  );
}
