import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Order, Permit, permits as contract } from '@wideload/contract';
import { appMessages, permits as calls } from '@wideload/contract/client';
import { isHalted, stateName } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { showToast } from '#lib/toast.ts';
import { usePlaceReader } from '#product/trip/place-query.ts';
import { Section } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import * as texts from './order-detail.texts.ts';
import { PermitFixFields, UnmetFixes } from './permit-fix.tsx';
import {
  findUnmetPairs,
  parsePermitFix,
  toFieldName,
  toPermitFixForm,
  type PermitFix,
  type PermitFixForm,
  type ReadPlace,
} from './permit-fix-form.ts';
import { RefusalMoney } from './refusal-money.tsx';

type Props = {
  order: Order;
  refused: readonly Permit[];
  /** The order is sent again, and not one permit of it. */
  isOfOrder?: boolean;
  onClose: () => void;
};
type Body = BodyOf<typeof contract.resubmitOrder>;

type Form = {
  /** By the id of the permit. */
  fixes: Readonly<Record<string, PermitFixForm>>;
  answer: string;
  /** The carrier knows that the days do not meet those of the other permits. */
  despiteDays: boolean;
};

const toForm = (refused: readonly Permit[]): Form => ({
  fixes: Object.fromEntries(refused.map((permit) => [permit._id, toPermitFixForm(permit)])),
  answer: '',
  despiteDays: false,
});

function listFixes({ fixes }: Form, refused: readonly Permit[]): PermitFix[] {
  return refused.flatMap((permit) => {
    const form = fixes[permit._id];
    return form === undefined ? [] : [{ permit, form }];
  });
}

const toPrefix = (index: number) => `permits.${index}.`;

type Facts = { refused: readonly Permit[]; order: Order; readPlace: ReadPlace };

/** The request body, or the problem of each field. */
function parseForm(form: Form, { refused, order, readPlace }: Facts) {
  const fixes = listFixes(form, refused);
  const isApart = findUnmetPairs(fixes, order).length > 0;
  const read = fixes.map((fix) => ({ ...parsePermitFix(fix.form, fix.permit, readPlace), _id: fix.permit._id }));
  const problems = [
    ...read.flatMap((one, index) =>
      'problems' in one ? one.problems.map(({ name, message }) => ({ name: toPrefix(index) + name, message })) : [],
    ),
    ...(isApart && !form.despiteDays ? [{ name: 'despiteDays', message: texts.daysToConfirm }] : []),
    // Nothing else says what is new.
    ...(fixes.length === 0 && form.answer.trim() === ''
      ? [{ name: 'answer', message: appMessages['field.missing'] }]
      : []),
  ];
  const terms = read.flatMap((one) => ('terms' in one ? [{ ...one.terms, _id: one._id }] : []));
  const body: Body = { permits: terms, answer: form.answer, ...(isApart && { despiteDays: true }) };
  return { body, problems };
}

type Words = { title: string; save: string; sent: string };

function findWords({ order, refused: [permit], isOfOrder = false }: Props): Words {
  if (isOfOrder || permit === undefined) {
    const title = texts.fixAndSendAgainOf(order.orderNumber);
    return { title, save: texts.sendAgain, sent: texts.orderSentAgain(order.orderNumber) };
  }
  const named = [stateName(permit.state), findUnit(order, permit)] as const;
  return { title: texts.fixAndResubmitOf(...named), save: texts.resubmitPermit, sent: texts.askedAgain(...named) };
}

const findUnit = ({ units }: Order, { unit }: Permit) => units.findIndex(({ _id }) => _id === unit) + 1;

function useResubmission({ _id: id }: Order, { sent, onClose }: { sent: string; onClose: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(calls.resubmitOrder, { params: { id }, body }),
    onError: ({ code }) => {
      // Another permit has other days since the page was loaded.
      if (code === 'permit.days-apart') void client.invalidateQueries({ queryKey: ['orders'] });
    },
    async onSuccess() {
      showToast({ tone: 'ok', text: sent });
      onClose();
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

/** Sends refused permits again, and a rejected order with them. The input stays until the server accepts it. */
export function Resubmission(props: Props) {
  const { order, onClose } = props;
  // Those that were refused when it was opened.
  const [{ refused, words }] = useState(() => ({ refused: props.refused, words: findWords(props) }));
  const [form, setForm] = useState(() => toForm(refused));
  const { readKnown, readAll } = usePlaceReader();
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useSubmitProblems(form, (each) => {
    return parseForm(each, { refused, order, readPlace: readKnown }).problems;
  });
  const resubmission = useResubmission(order, { sent: words.sent, onClose });
  const fixes = listFixes(form, refused);
  const isAlone = fixes.length === 1;
  const findError = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const changeFix = ({ permit: { _id }, form: before }: PermitFix, parts: Partial<PermitFixForm>) =>
    setForm({ ...form, fixes: { ...form.fixes, [_id]: { ...before, ...parts } } });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (resubmission.isPending || isReading) return;
    setReading(true);
    const readPlace = await readAll(fixes.flatMap((fix) => [fix.form.origin, fix.form.destination]));
    setReading(false);
    const read = parseForm(form, { refused, order, readPlace });
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    resubmission.mutate(read.body, {
      onError: ({ errors }) => setProblems(errors.map(({ path, message }) => ({ name: toFieldName(path), message }))),
    });
  }

  const unmet = (
    <UnmetFixes
      order={order}
      fixes={fixes}
      despiteDays={form.despiteDays}
      error={findError('despiteDays')}
      onDays={changeFix}
      onConfirm={(despiteDays) => setForm({ ...form, despiteDays })}
    />
  );
  return (
    <FormDrawer
      title={words.title}
      save={words.save}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isDirty={JSON.stringify(form) !== JSON.stringify(toForm(refused))}
      pending={resubmission.isPending || isReading}
      problems={problems}
      failure={problems.length === 0 && resubmission.error ? resubmission.error : undefined}
    >
      <div className="stack gap-20">
        <p>{isHalted(order.status) ? texts.sendAgainIntro : texts.fixIntro}</p>
        {fixes.map((fix, index) => {
          const money = !isAlone || isHalted(order.status);
          const fields = (
            <PermitFixFields
              key={fix.permit._id}
              {...fix}
              prefix={toPrefix(index)}
              findError={findError}
              change={(parts) => changeFix(fix, parts)}
              money={money && <RefusalMoney permit={fix.permit} orderId={order._id} />}
            >
              {isAlone && unmet}
            </PermitFixFields>
          );
          if (isAlone) return fields;
          const title = texts.permitOfUnit(stateName(fix.permit.state), findUnit(order, fix.permit));
          return (
            <Section key={fix.permit._id} title={title} level={3}>
              {fields}
            </Section>
          );
        })}
        {!isAlone && unmet}
        <TextArea
          label={texts.yourAnswer}
          optional={fixes.length > 0}
          name="answer"
          hint={texts.answerHint}
          value={form.answer}
          error={findError('answer')}
          onChange={({ target }) => setForm({ ...form, answer: target.value })}
        />
      </div>
    </FormDrawer>
  );
}
