import { listAdminMoves, type AdminMove, type OrderStatus, orderStatuses } from '@wideload/domain';
import { useId, useState, type FormEvent, type ComponentProps } from 'react';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { adminOrders, findEmptyFieldMessage, actRights } from '@wideload/contract/client';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import * as texts from './status-change.texts.ts';
import { NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { StatusSign, statusWord } from '#product/order/status-sign.tsx';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import {
  findAct,
  findCommentProblem,
  findMove,
  moveWords,
  listApprovalFacts,
  type ApprovalFacts,
} from './status-words.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { FailedLine, FailedState } from '#ui/list/list-states.tsx';
import { feeDifferencesQuery } from '../money/fee-differences.queries.ts';
import { orderFileQuery } from '../order-file.queries.ts';
import { TemplateChoice } from '../template-choice.tsx';

type StatusChangeProps = {
  order: { _id: string; orderNumber: number };
  status: OrderStatus;
  onClose: () => void;
  onSaving: (status: OrderStatus | undefined) => void;
  onOther: (status: OrderStatus) => void;
  onChanged: (() => void) | undefined;
};

function parseOrderStatus({ extra }: ApiProblem): OrderStatus | undefined {
  return orderStatuses.find((each) => each === extra['orderStatus']);
}

type Change = { status: AdminMove; comment: string; over?: string | undefined };

function useStatusChange({ order, status: from, onSaving, onOther, onClose, onChanged }: StatusChangeProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ status, comment, over }: Change) =>
      call(adminOrders.changeStatus, { params: { id: order._id }, body: { status, comment, from, over } }),
    onMutate: ({ status }) => onSaving(status),
    onError(problem) {
      onSaving(undefined);
      const other = parseOrderStatus(problem);
      if (other !== undefined) onOther(other);
    },
    async onSuccess(_answer, { status }) {
      await client.invalidateQueries({ queryKey: ['admin'] });
      showToast({ tone: 'ok', text: texts.orderIs(order.orderNumber, status) });
      onSaving(undefined);
      onClose();
      onChanged?.();
    },
  });
}

type Props = StatusChangeProps & { requested?: AdminMove };

/** Without a problem a colleague was faster: the moves are others than those that the admin was choosing from. */
function Failure({ problem, status }: { problem: ApiProblem | null; status: OrderStatus }) {
  return (
    <Notice tone="danger" title={problem === null ? texts.changedMeanwhile : texts.statusNotChanged}>
      {problem !== null && <p>{problem.message}</p>}
      <p>{texts.orderIsNow(statusWord[status].toLowerCase())}</p>
    </Notice>
  );
}

function OnlyMove({ status, to }: { status: OrderStatus; to: AdminMove }) {
  return (
    <p className="cluster gap-8">
      {texts.movesFrom} <StatusSign status={status} /> {texts.movesTo} <StatusSign status={to} /> {moveWords[to].detail}
    </p>
  );
}

/** The facts of the order as it is now; `undefined` until they are there. */
function useApprovalCheck(orderId: string, isWanted: boolean) {
  const order = useQuery({ ...orderFileQuery(orderId), enabled: isWanted });
  const fees = useQuery({ ...feeDifferencesQuery(orderId), enabled: isWanted });
  const facts = order.data && fees.data && listApprovalFacts(order.data, fees.data);
  return {
    facts,
    failure: order.error ?? fees.error,
    isPending: isWanted && (order.isFetching || fees.isFetching),
    retry: () => Promise.all([order.refetch(), fees.refetch()]),
  };
}

type ListedProps = { tone: 'warn' | 'danger'; title: string; names: readonly string[]; rest: string };

function Listed({ tone, title, names, rest }: ListedProps) {
  if (names.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className="bullets">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{rest}</p>
    </Notice>
  );
}

/** Names what keeps an order from approval, and what an approval leaves open. */
function ApprovalCheck({ facts, failure, isPending, retry }: ReturnType<typeof useApprovalCheck>) {
  if (facts !== undefined) return <ApprovalNotices facts={facts} />;
  if (failure !== null) return <FailedState failure={failure} onRetry={() => void retry()} pending={isPending} />;
  return <p role="status">{texts.checkingTheOrder}</p>;
}

/** The approval would be refused, or nobody knows yet. */
function isApprovalBlocked(facts: ApprovalFacts | undefined): boolean {
  return facts === undefined || facts.isRefunded || facts.undecided.length > 0;
}

function ApprovalNotices({ facts: { isRefunded, undecided, refused, openFees } }: { facts: ApprovalFacts }) {
  return (
    <>
      {isRefunded && (
        <Notice tone="danger" title={texts.isRefunded}>
          {texts.refundedStays}
        </Notice>
      )}
      <Listed tone="danger" title={texts.notIssuedYet} names={undecided} rest={texts.issueFirst} />
      <Listed tone="warn" title={texts.refusedPermits} names={refused} rest={texts.refusedStay} />
      <Listed tone="warn" title={texts.openFees} names={openFees} rest={texts.openFeesStay} />
    </>
  );
}

type OrderTemplatesProps = Omit<ComponentProps<typeof TemplateChoice>, 'order' | 'permit'> & { orderId: string };

/** Reads the order for its templates: the lists have only a row of it. */
function OrderTemplates({ orderId, ...choice }: OrderTemplatesProps) {
  const file = useQuery(orderFileQuery(orderId));
  if (file.data === undefined) return <FailedLine query={file} text={texts.templatesNotLoaded} />;
  return <TemplateChoice order={file.data} {...choice} />;
}

/** A rejection and its reversal are a lead's. */
export const findMoveRight = (move: AdminMove) =>
  move === 'approved' ? adminOrders.changeStatus.deskRight : actRights.reject;

/** The moves from a status that the admin may make. */
export function useMoves(status: OrderStatus): readonly AdminMove[] {
  const mayApprove = useDeskRight(findMoveRight('approved'));
  const mayReject = useDeskRight(findMoveRight('rejected'));
  return listAdminMoves(status).filter((move) => (move === 'approved' ? mayApprove : mayReject));
}

/** No move is preselected when there are several, and no rejection ever. */
export function StatusModal(props: Props) {
  const { order, status, requested, onClose } = props;
  const form = useId();
  const [opened] = useState(status);
  const [chosen, setChosen] = useState(requested);
  const [comment, setComment] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useStatusChange(props);
  const held = useHeldQuestion(order.orderNumber);
  const moves = useMoves(status);
  const to = findMove({ moves, isSeen: status === opened, chosen });
  const isOnly = moves.length === 1 && status === opened;
  const check = useApprovalCheck(order._id, to === 'approved');
  const isBlocked = moves.length === 0 || (to === 'approved' && isApprovalBlocked(check.facts));
  const { act, look } = findAct(to, check.facts);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (to === undefined) return document.getElementById(toFieldId('status'))?.focus();
    if (isBlocked || change.isPending || findCommentProblem(comment) !== undefined) return undefined;
    send({ status: to, comment });
    return undefined;
  }
  function send(move: Change) {
    change.mutate(move, { onError: (problem) => void held.ask(problem, (over) => send({ ...move, over })) });
  }
  return (
    <Modal
      title={texts.changeStatusOf(order.orderNumber)}
      isDirty={comment !== ''}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          {!isBlocked && (
            <Button type="submit" form={form} look={look} pending={change.isPending || check.isPending}>
              {act}
            </Button>
          )}
        </>
      }
    >
      {held.question}
      <form id={form} className="stack gap-20" noValidate onSubmit={submit}>
        {(change.isError || (status !== opened && !change.isPending)) && (
          <Failure problem={change.error} status={status} />
        )}
        {isOnly && to ? (
          <OnlyMove status={status} to={to} />
        ) : moves.length > 0 ? (
          <RadioCards
            legend={texts.newStatus}
            name="status"
            value={to ?? ''}
            error={isSubmitted && to === undefined ? texts.chooseStatus : undefined}
            onChange={({ target }) => setChosen(moves.find((each) => each === target.value))}
            cards={moves.map((each) => ({
              value: each,
              label: statusWord[each],
              detail: moveWords[each].detail,
            }))}
          />
        ) : null}
        {listAdminMoves(status).map((move) => (
          <NotForDesk key={move} right={findMoveRight(move)} what={moveWords[move].act} />
        ))}
        {to === 'approved' && <ApprovalCheck {...check} />}
        {to === 'rejected' && <Notice title={texts.nothingIsRefunded}>{texts.refundAfterwards}</Notice>}
        {to === 'rejected' && (
          <OrderTemplates kind="rejection" orderId={order._id} text={comment} onText={setComment} />
        )}
        <TextArea
          label={texts.comment}
          optional
          name="comment"
          hint={texts.commentHint}
          rows={4}
          value={comment}
          error={isSubmitted ? findCommentProblem(comment) : findEmptyFieldMessage(comment)}
          onChange={({ target }) => setComment(target.value)}
        />
      </form>
    </Modal>
  );
}
