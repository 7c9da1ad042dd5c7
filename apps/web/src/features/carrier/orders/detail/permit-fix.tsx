import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Order, Permit, permits as contract } from '@wideload/contract';
import { formatMeetingDays, permits } from '@wideload/contract/client';
import { findMeetingDays, parsePlace, stateName } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { findToday } from '#lib/today.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './order-detail.texts.ts';
import { Button } from '#ui/button.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import * as permitTexts from '#product/permit/permit.texts.ts';
import { UnmetPairs } from '#product/permit/unmet-days.tsx';
import { formatDayRange } from '#product/permit/format-day.ts';
import { DayRange } from '#product/permit/day-range.tsx';
import { usePlaceReader } from '#product/trip/place-query.ts';
import { useNearestTown } from '#product/trip/use-nearest-town.ts';
import {
  findMeetingTerm,
  findPlaceName,
  findUnmetPairs,
  toFieldName,
  parsePermitFix,
  toPermitFixForm,
  type PermitFixForm,
  type ReadPlace,
} from './permit-fix-form.ts';

type Props = { order: Order; permit: Permit; unit: number; onClose: () => void };
type Body = BodyOf<typeof contract.resubmit>;

const titles = { start: texts.startDate, end: texts.endDate };
const names = { start: 'date.startDate', end: 'date.endDate' };

function useResubmission({ permit, unit, onClose }: Props) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(permits.resubmit, { params: { id: permit._id }, body }),
    onError: ({ code }) => {
      // Another permit has other days since the page was loaded.
      if (code === 'permit.days-apart') void client.invalidateQueries({ queryKey: ['orders'] });
    },
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.askedAgain(stateName(permit.state), unit) });
      onClose();
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

type Facts = { permit: Permit; order: Order; readPlace: ReadPlace };

function listProblems(form: PermitFixForm, { permit, order, readPlace }: Facts) {
  const read = parsePermitFix(form, permit, readPlace);
  const isUnknowing = !form.despiteDays && findUnmetPairs(form, permit, order).length > 0;
  return [
    ...('problems' in read ? read.problems : []),
    ...(isUnknowing ? [{ name: 'despiteDays', message: texts.daysToConfirm }] : []),
  ];
}

/** The input stays until the server accepts it. */
export function PermitFix(props: Props) {
  const { order, permit, unit, onClose } = props;
  const [form, setForm] = useState(() => toPermitFixForm(permit));
  const { readKnown, readAll } = usePlaceReader();
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useSubmitProblems(form, (each) => {
    return listProblems(each, { permit, order, readPlace: readKnown });
  });
  const resubmission = useResubmission(props);
  const pairs = findUnmetPairs(form, permit, order);
  const meeting = pairs.length === 0 ? null : findMeetingTerm(form, permit, order, findToday());
  const change = (parts: Partial<PermitFixForm>) => setForm({ ...form, ...parts });
  const findError = (name: string) => problems.find((problem) => problem.name === name)?.message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (resubmission.isPending || isReading) return;
    setReading(true);
    const readPlace = await readAll([form.origin, form.destination]);
    setReading(false);
    const read = parsePermitFix(form, permit, readPlace);
    const found = listProblems(form, { permit, order, readPlace });
    setProblems(found);
    if ('problems' in read || found.length > 0) return;
    resubmission.mutate(
      { ...read.body, ...(pairs.length > 0 && { despiteDays: true }) },
      {
        onError: ({ errors }) => setProblems(errors.map(({ path, message }) => ({ name: toFieldName(path), message }))),
      },
    );
  }

  return (
    <FormDrawer
      title={texts.fixAndResubmitOf(stateName(permit.state), unit)}
      save={texts.resubmitPermit}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      isDirty={JSON.stringify(form) !== JSON.stringify(toPermitFixForm(permit))}
      pending={resubmission.isPending || isReading}
      problems={problems}
      failure={problems.length === 0 && resubmission.error ? resubmission.error : undefined}
    >
      <div className="stack gap-20">
        <Notice tone="warn" title={texts.whyItWasRefused}>
          <p className="typed">{permit.refusalReason}</p>
        </Notice>
        <p>{texts.fixIntro}</p>
        <DayRange titles={titles} names={names} value={form} findError={findError} onChange={change} />
        {pairs.length > 0 && (
          <Notice tone="warn" title={permitTexts.daysDoNotMeet}>
            <UnmetPairs pairs={pairs} units={[]} />
            <p className="above-8">
              {formatMeetingDays(permit.state, findMeetingDays(pairs, permit._id), findToday())}
            </p>
            {meeting !== null && (
              <p className="above-8">
                <Button size="small" onClick={() => change({ start: meeting.startDate, end: meeting.endDate })}>
                  {texts.takeDays(formatDayRange(meeting.startDate, meeting.endDate))}
                </Button>
              </p>
            )}
            <Checkbox
              name="despiteDays"
              className="above-8"
              label={texts.sendDespiteDays}
              checked={form.despiteDays}
              error={findError('despiteDays')}
              onChange={({ target }) => change({ despiteDays: target.checked })}
            />
          </Notice>
        )}
        <FieldGrid columns={2}>
          <PlaceField end="origin" label={texts.origin} {...{ permit, form, findError, change }} />
          <PlaceField end="destination" label={texts.destination} {...{ permit, form, findError, change }} />
        </FieldGrid>
        <TextArea
          label={texts.comment}
          optional
          name="comment"
          value={form.comment}
          error={findError('comment')}
          onChange={({ target }) => change({ comment: target.value })}
        />
        <TextArea
          label={texts.yourAnswer}
          optional
          name="answer"
          hint={texts.answerHint}
          value={form.answer}
          error={findError('answer')}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </div>
    </FormDrawer>
  );
}

type PlaceFieldProps = {
  end: 'origin' | 'destination';
  label: string;
  permit: Permit;
  form: PermitFixForm;
  findError: (name: string) => string | undefined;
  change: (parts: Partial<PermitFixForm>) => void;
};

/** The name of the point is below the field. */
function PlaceField({ end, label, permit, form, findError, change }: PlaceFieldProps) {
  const place = parsePlace(form[end]);
  const given = place === null ? '' : findPlaceName(place, permit.route[end]);
  const town = useNearestTown(given === '' ? place : null);
  return (
    <TextField
      label={label}
      name={`route.${end}`}
      hint={texts.townOrPoint}
      value={form[end]}
      reading={given || town}
      error={findError(`route.${end}`)}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change({ [end]: target.value })}
    />
  );
}
