import type { BodyOf, FiledPayment, FiledRefund, OrderFile, refunds } from '@wideload/contract';
import { formatRefundedCard, refunds as refundCalls } from '@wideload/contract/client';
import {
  cents,
  findDisputeRisk,
  formatDollars,
  stateName,
  type DisputeRisk,
  computeRefundable,
} from '@wideload/domain';
import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { wasAsked, type ApiProblem } from '#lib/api/api-problem.ts';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { createId } from '#lib/create-id.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './refunds.texts.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import {
  findRefundable,
  parseRefund,
  toRefundForm,
  formatTypedDollars,
  type RefundForm,
  useRefund,
} from './refund-form.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { ForDesk } from '#product/account/for-desk.tsx';

export type RefundDrawerProps = {
  order: OrderFile;
  payment: FiledPayment;
  /** The prefilled amount in cents. */
  amount?: number | undefined;
  onClose: () => void;
};

type Body = BodyOf<typeof refunds.create>;

function formatPaidWith({ attempts }: FiledPayment): string {
  return formatRefundedCard(attempts.find(({ state }) => state === 'succeeded')?.card ?? null);
}

function toPermitChoices({ permits, units }: OrderFile, { formerPermits }: FiledPayment) {
  const own = permits.map(({ _id, state, unit, price }) => ({
    value: _id,
    label: texts.permitOf(stateName(state), units.findIndex((each) => each._id === unit) + 1),
    detail: texts.priced(formatDollars(cents(price))),
  }));
  const left = formerPermits.filter(({ refundable }) => refundable > 0);
  const former = left.map(({ _id, state, unit, refundable }) => ({
    value: _id,
    label: texts.formerPermitOf(stateName(state), unit),
    detail: texts.leftToRefund(formatDollars(cents(refundable))),
  }));
  return [...own, ...former];
}

function showOutcome({ state, amount }: FiledRefund, card: string): void {
  const dollars = formatDollars(cents(amount));
  if (state === 'failed') showToast({ tone: 'danger', title: texts.failedTitle, text: texts.failedHint });
  else if (state === 'succeeded') showToast({ tone: 'ok', text: texts.done(dollars, card) });
  else showToast({ text: texts.underWay(dollars) });
}

type FieldsProps = Pick<RefundDrawerProps, 'order' | 'payment'> & {
  form: RefundForm;
  errorOf: (name: string) => string | undefined;
  change: (parts: Partial<RefundForm>) => void;
};

function Fields({ order, payment, form, errorOf, change }: FieldsProps) {
  const refundable = findRefundable(form, payment);
  const choices = useMemo(() => toPermitChoices(order, payment), [order, payment]);
  return (
    <div className="stack gap-20">
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        hint={texts.atMost(formatDollars(refundable))}
        action={
          <Button look="link" onClick={() => change({ amount: formatTypedDollars(refundable) })}>
            {texts.refundAll}
          </Button>
        }
        value={form.amount}
        error={errorOf('amount')}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextArea
        label={texts.reason}
        name="reason"
        hint={texts.reasonHint}
        rows={3}
        value={form.reason}
        error={errorOf('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Combobox
        label={texts.permit}
        name="permitId"
        optional
        hint={texts.permitHint}
        placeholder={texts.wholeOrder}
        choices={choices}
        value={form.permitId}
        error={errorOf('permitId')}
        onChange={(permitId) => change({ permitId })}
      />
    </div>
  );
}

const riskWords: Record<DisputeRisk, string> = {
  'taken-twice': texts.takenTwice,
  'bank-asks': texts.bankAsks,
  'lost-already': texts.lostAlready,
};

function findRisk({ disputes }: FiledPayment): DisputeRisk | null {
  return disputes.map((dispute) => findDisputeRisk(dispute)).find((risk) => risk !== null) ?? null;
}

function listRefusedFields({ errors }: ApiProblem): FieldProblem[] {
  return errors.map(({ path, message }) => ({ name: path, message }));
}

export function RefundDrawer({ order, payment, amount, onClose }: RefundDrawerProps) {
  const [initial] = useState(() => toRefundForm(createId(), amount));
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useSubmitProblems(form, (each) => {
    const read = parseRefund(each, payment);
    return 'problems' in read ? read.problems : [];
  });
  const [requested, setRequested] = useState<Body>();
  const refund = useRefund(order._id);
  const held = useHeldQuestion(order.orderNumber);
  const card = formatPaidWith(payment);
  const risk = findRisk(payment);

  function confirm(event: FormEvent) {
    event.preventDefault();
    const read = parseRefund(form, payment);
    setProblems('problems' in read ? read.problems : []);
    refund.reset();
    if ('body' in read) setRequested(read.body);
  }
  function send(body: Body) {
    if (refund.isPending) return;
    refund.mutate(
      { ...body, ...(risk !== null && { despiteDispute: true }) },
      {
        onSuccess(made) {
          showOutcome(made, card);
          onClose();
        },
        onError(problem) {
          if (wasAsked(problem)) return onClose();
          held.ask(problem, (over) => send({ ...body, over }));
          const fields = listRefusedFields(problem);
          setProblems(fields);
          if (fields.length > 0) setRequested(undefined);
        },
      },
    );
  }

  return (
    <FormDrawer
      title={texts.refundDrawer(order.orderNumber)}
      save={texts.next}
      onSubmit={confirm}
      onClose={onClose}
      isDirty={JSON.stringify(form) !== JSON.stringify(initial)}
      pending={refund.isPending}
      problems={problems}
    >
      <Fields
        order={order}
        payment={payment}
        form={form}
        errorOf={(name) => problems.find((problem) => problem.name === name)?.message}
        change={(parts) => setForm({ ...form, ...parts })}
      />
      {held.question}
      {requested && (
        <ConfirmModal
          title={texts.question(formatDollars(cents(requested.amount)), card)}
          confirm={texts.confirm(formatDollars(cents(requested.amount)))}
          look="primary"
          pending={refund.isPending}
          error={refund.error?.message}
          onConfirm={() => send(requested)}
          onCancel={() => setRequested(undefined)}
        >
          {risk !== null && (
            <Notice tone="warn" title={texts.disputeTitle} className="below-12">
              {riskWords[risk]}
            </Notice>
          )}
          <p>{texts.toTheCardThatPaid}</p>
          <p>{texts.carrierIsNotified}</p>
        </ConfirmModal>
      )}
    </FormDrawer>
  );
}

type RefundButtonProps = {
  order: OrderFile;
  /** Defaults to the first payment with a refundable amount. */
  payment?: FiledPayment;
  /** Around the button. */
  renderOffer?: (button: ReactNode) => ReactNode;
};

/** An open drawer stays, and stays about its payment, when somebody refunds all of it: it shows the result or the refusal. */
export function RefundButton({ order, payment: named, renderOffer }: RefundButtonProps) {
  const [openId, setOpenId] = useState<string>();
  const payment = [named ?? order.payments].flat().find((each) => computeRefundable(each) > 0);
  const opened = order.payments.find(({ _id }) => _id === openId);
  const button = payment !== undefined && (
    <ForDesk right={refundCalls.create.deskRight} what={texts.refund}>
      <Button
        size="small"
        aria-label={texts.refundOf(formatDollars(cents(payment.amount)))}
        onClick={() => setOpenId(payment._id)}
      >
        {texts.refund}
      </Button>
    </ForDesk>
  );
  return (
    <>
      {button && renderOffer ? renderOffer(button) : button}
      {opened && <RefundDrawer order={order} payment={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
