import { type PermitForm, toExactPlace, type RouteEnd } from '../../draft/permit-form.ts';
import { Button } from '#ui/button.tsx';
import { toFieldId } from '#ui/form/field.tsx';
import * as texts from './permits.texts.ts';
import { findChangesOfPlan } from '@wideload/domain';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import type { OrderPermit } from './order-permits.ts';

export type Days = Pick<PermitForm, 'startDate' | 'endDate'>;

/** A field that is not as the trip, or most permits, have it. `undo` has the usual value. */
type OwnTerm = {
  undo: PermitForm;
  /** Most permits have the same value, which is not that of the trip. */
  isShared: boolean;
};
export type OwnTerms = Partial<Record<'date' | 'comment' | RouteEnd, OwnTerm>>;

/** Found once for all permits: an order may have hundreds. */
export type UsualTerms = {
  /** The days that most permits share; null when there are none. */
  days: Days | null;
  /** The comment that most permits share; empty when there is none. */
  comment: string;
};

export function findUsualTerms(all: readonly OrderPermit[]): UsualTerms {
  const keys = all.map(({ form }) => toDaysKey(form));
  const common = findCommon(keys);
  const first = common === null ? undefined : all[keys.indexOf(common)];
  return { days: first?.form ?? null, comment: findCommon(all.map(({ form }) => form.comment.trim())) ?? '' };
}

/** The fields of a permit that were changed for it alone. */
export function findOwnTerms(permit: OrderPermit, usual: UsualTerms): OwnTerms {
  const { form, priced, stored } = permit;
  const plan = stored.planned;
  const changes = findChangesOfPlan(priced, plan);
  const place = (end: RouteEnd): OwnTerms => {
    if (!changes[end] || plan?.route === null || plan === null) return {};
    const route = { ...form.route, [end]: toExactPlace(plan.route[end]) };
    return { [end]: { undo: { ...form, route }, isShared: false } };
  };
  return {
    ...findOwnDays(permit, usual),
    ...place('origin'),
    ...place('destination'),
    ...findOwnComment(permit, usual),
  };
}

function findOwnDays({ form, stored }: OrderPermit, { days: common }: UsualTerms): OwnTerms {
  const usual = stored.planned?.date ?? common;
  if (usual === null || isSameDays(form, usual)) return {};
  const { startDate, endDate } = usual;
  return {
    date: { undo: { ...form, startDate, endDate }, isShared: common !== null && isSameDays(form, common) },
  };
}

function findOwnComment({ form }: OrderPermit, { comment }: UsualTerms): OwnTerms {
  if (comment === '' || form.comment.trim() === comment) return {};
  return { comment: { undo: { ...form, comment }, isShared: false } };
}

function isSameDays(a: Days, b: Days): boolean {
  return toDaysKey(a) === toDaysKey(b);
}

/** One day has many spellings. */
function toDaysKey({ startDate, endDate }: Days): string {
  return [startDate, endDate].map((text) => parseTypedDay(text) ?? text.trim()).join(' ');
}

/** The value of more than half of several. */
function findCommon(values: readonly string[]): string | null {
  if (values.length < 2) return null;
  const counts = new Map<string, number>();
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    if (count * 2 > values.length) return value;
    counts.set(value, count);
  }
  return null;
}

type OwnMarkProps = {
  term: OwnTerm;
  /** `days of Texas, unit 1`; completes the button's name. */
  of: string;
  /** Takes the focus after Undo, which disappears. */
  field: string;
  onUndo: (form: PermitForm) => void;
};

/** Says that a field is not as the trip, or most permits, have it. */
export function ChangedByHandLabel({ term, of, field, onUndo }: OwnMarkProps) {
  function undo() {
    document.getElementById(toFieldId(field))?.focus();
    onUndo(term.undo);
  }
  return (
    <span className="nowrap">
      <strong className="warn">{term.isShared ? texts.setForMost : texts.changedForThisPermit}</strong>{' '}
      <Button look="link" onClick={undo}>
        {texts.undo}
        <span className="visually-hidden">{of}</span>
      </Button>
    </span>
  );
}
