import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminOrders } from '@wideload/contract/client';
import { movesOfAdmin, orderStatuses, type AdminMove, type OrderStatus } from '@wideload/domain';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../lib/api.ts';
import type { ApiProblem } from '../../../lib/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from '../../../texts/en/orders-admin-move.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { statusWord } from '../order-status-word.ts';
import { StatusSign } from '../status-sign.tsx';
import { commentProblem, moveWords, unissuedWords } from './status-words.ts';
import css from './status-modal.module.css';

type Props = {
  order: { _id: string; orderNumber: number };
  /** The status that it has, as far as is known here. */
  status: OrderStatus;
  unissued: number;
  onClose: () => void;
  /** The status that is being saved; undefined when that is over. */
  onSaving: (status: OrderStatus | undefined) => void;
  /** Somebody else was quicker: what the order is by now. */
  onOther: (status: OrderStatus) => void;
  onChanged: (() => void) | undefined;
};

function otherStatus({ extra }: ApiProblem): OrderStatus | undefined {
  return orderStatuses.find((each) => each === extra['orderStatus']);
}

type Change = { status: AdminMove; comment: string };

function useStatusChange({ order, status: from, onSaving, onOther, onClose, onChanged }: Props) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ status, comment }: Change) =>
      call(adminOrders.changeStatus, { params: { id: order._id }, body: { status, comment, from } }),
    onMutate: ({ status }) => onSaving(status),
    onError(problem) {
      onSaving(undefined);
      const other = otherStatus(problem);
      if (other !== undefined) onOther(other);
    },
    async onSuccess(_answer, { status }) {
      await client.invalidateQueries({ queryKey: ['admin'] });
      toast({ tone: 'ok', text: texts.orderIs(order.orderNumber, status) });
      onSaving(undefined);
      onClose();
      onChanged?.();
    },
  });
}

/** Why it did not work, and what the order is now. */
function Failure({ problem, status }: { problem: ApiProblem; status: OrderStatus }) {
  return (
    <Notice tone="danger" title={texts.statusNotChanged}>
      <p>{problem.message}</p>
      <p>{texts.orderIsNow(statusWord[status].toLowerCase())}</p>
    </Notice>
  );
}

/** Asks where an order goes, and what its carrier shall read of it. */
export function StatusModal(props: Props) {
  const { order, status, unissued, onClose } = props;
  const form = useId();
  const moves = movesOfAdmin(status);
  const [chosen, setChosen] = useState<AdminMove>();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const change = useStatusChange(props);
  const to = moves.find((each) => each === chosen) ?? moves[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = commentProblem(comment);
    setError(wrong);
    if (wrong === undefined && to !== undefined && !change.isPending) change.mutate({ status: to, comment });
  }
  return (
    <Modal
      title={texts.changeStatusOf(order.orderNumber)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {to && (
            <Button type="submit" form={form} look={moveWords[to].look} pending={change.isPending}>
              {moveWords[to].act}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={css['form']} noValidate onSubmit={submit}>
        {change.error && <Failure problem={change.error} status={status} />}
        {moves.length > 1 ? (
          <RadioCards
            legend={texts.newStatus}
            name="status"
            value={to}
            onChange={({ target }) => setChosen(moves.find((each) => each === target.value))}
            cards={moves.map((each) => ({
              value: each,
              label: statusWord[each],
              detail: moveWords[each].detail,
            }))}
          />
        ) : (
          to && (
            <p className={css['move']}>
              {texts.movesFrom} <StatusSign status={status} /> {texts.movesTo} <StatusSign status={to} />{' '}
              {moveWords[to].detail}
            </p>
          )
        )}
        {to === 'approved' && unissued > 0 && <Notice tone="warn">{unissuedWords(unissued)}</Notice>}
        {to === 'rejected' && <Notice title={texts.nothingIsRefunded}>{texts.refundAfterwards}</Notice>}
        <TextArea
          label={texts.comment}
          optional
          name="comment"
          hint={texts.commentHint}
          rows={4}
          value={comment}
          error={error}
          onChange={({ target }) => setComment(target.value)}
        />
      </form>
    </Modal>
  );
}
