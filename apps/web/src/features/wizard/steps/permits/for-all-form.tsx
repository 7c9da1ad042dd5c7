import { stateName, type StateCode } from '@wideload/domain';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { DayRange } from '#product/permit/day-range.tsx';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import type { PermitForm } from '../../draft/permit-form.ts';
import { type OrderPermit, formatDays } from './order-permits.ts';
import * as texts from './for-all.texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { findOwnTerms, findUsualTerms, type Days, type UsualTerms } from './own-terms.tsx';

/** All permits of the order, those of one unit, or those of one state. */
export type Scope = { unit?: string; state?: StateCode };

/** Null keeps what each permit has. */
export type SharedTerms = { days: Days | null; comment: string | null };

/** A permit in the scope with days or a comment of its own, which it keeps unless `key` is overwritten. */
export type Exception = { key: string; permit: OrderPermit; field: 'days' | 'comment' };

export function listInScope(all: readonly OrderPermit[], { unit, state }: Scope): OrderPermit[] {
  return all.filter(
    ({ stored }) => (unit === undefined || stored.unit === unit) && (state === undefined || stored.state === state),
  );
}

export function listExceptions(all: readonly OrderPermit[], scope: Scope, terms: SharedTerms): Exception[] {
  const usual = findUsualTerms(all);
  return listInScope(all, scope).flatMap((permit): Exception[] => [
    ...(terms.days !== null && hasOwnDays(permit, usual) ? [toException(permit, 'days')] : []),
    ...(terms.comment !== null && hasOwnComment(permit, usual) ? [toException(permit, 'comment')] : []),
  ]);
}

type Change = { scope: Scope; terms: SharedTerms; overwritten: ReadonlySet<string> };

/** The permits that change; exceptions keep their own terms. */
export function applySharedTerms(all: readonly OrderPermit[], { scope, terms, overwritten }: Change): PermitForm[] {
  const kept = new Set(listExceptions(all, scope, terms).map(({ key }) => key));
  const isKept = (permit: OrderPermit, field: Exception['field']) => {
    const { key } = toException(permit, field);
    return kept.has(key) && !overwritten.has(key);
  };
  return listInScope(all, scope).flatMap((permit) => {
    const days = isKept(permit, 'days') ? null : terms.days;
    const comment = isKept(permit, 'comment') ? null : terms.comment;
    return days === null && comment === null ? [] : [{ ...permit.form, ...days, ...(comment !== null && { comment }) }];
  });
}

function toException(permit: OrderPermit, field: Exception['field']): Exception {
  return { key: `${permit.form._id} ${field}`, permit, field };
}

function hasOwnDays(permit: OrderPermit, usual: UsualTerms): boolean {
  const { date } = findOwnTerms(permit, usual);
  return date !== undefined && !date.isShared;
}

function hasOwnComment({ form }: OrderPermit, usual: UsualTerms): boolean {
  const comment = form.comment.trim();
  return comment !== '' && comment !== usual.comment;
}

type ExceptionListProps = {
  exceptions: readonly Exception[];
  overwritten: ReadonlySet<string>;
  onChange: (overwritten: ReadonlySet<string>) => void;
};

/** Permits with days or a comment of their own keep them unless they are ticked. */
function ExceptionList({ exceptions, overwritten, onChange }: ExceptionListProps) {
  if (exceptions.length === 0) return null;
  return (
    <fieldset>
      <legend className="size-label below-8">{texts.keepTheirOwn}</legend>
      {exceptions.map((exception) => (
        <Checkbox
          key={exception.key}
          label={texts.overwrite(formatException(exception))}
          checked={overwritten.has(exception.key)}
          onChange={({ target }) => {
            const others = [...overwritten].filter((key) => key !== exception.key);
            onChange(new Set(target.checked ? [...others, exception.key] : others));
          }}
        />
      ))}
    </fieldset>
  );
}

function formatException({ permit, field }: Exception): string {
  const { form, priced, unitNumber } = permit;
  const name = texts.permitOf(stateName(priced.state), unitNumber);
  if (field === 'comment') return texts.ownTerm(name, form.comment.trim());
  return texts.ownTerm(name, formatDays(permit));
}

type ForAllFormProps = {
  permits: readonly OrderPermit[];
  onApply: (changed: readonly PermitForm[], message: string) => void;
  onClose: () => void;
  /** The places of the permits, which are set elsewhere. */
  children: ReactNode;
};

const names = { start: 'for-all.startDate', end: 'for-all.endDate' } as const;
const titles = { start: texts.startDate, end: texts.endDate } as const;

export function ForAllForm({ permits, onApply, onClose, children }: ForAllFormProps) {
  const headingId = useId();
  const scopes = listScopes(permits);
  const [scopeAt, setScopeAt] = useState(0);
  const [days, setDays] = useState({ start: '', end: '' });
  const [comment, setComment] = useState('');
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);

  const { scope } = scopes[scopeAt] ?? { scope: {} };
  const errors = findErrors(days);
  const terms: SharedTerms = {
    days: days.start === '' && days.end === '' ? null : { startDate: days.start, endDate: days.end },
    comment: comment.trim() === '' ? null : comment,
  };
  const changed = applySharedTerms(permits, { scope, terms, overwritten });
  const isEmpty = terms.days === null && terms.comment === null;

  function apply() {
    if (isEmpty || Object.keys(errors).length > 0) return setRefused(true);
    onApply(changed, texts.setForCount(changed.length, listInScope(permits, scope).length));
  }
  /** The form around is the step, which Enter would leave. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <div role="group" aria-labelledby={headingId} className="stack gap-16" onKeyDown={press}>
      <h2 id={headingId} className="size-group">
        {texts.setForAll}
      </h2>
      <p className="hint">{texts.emptyKeeps}</p>
      {scopes.length > 1 && (
        <SelectField
          label={texts.forWhich}
          options={scopes.map(({ label }, at) => ({ value: String(at), label }))}
          value={String(scopeAt)}
          onChange={(event) => setScopeAt(Number(event.target.value))}
        />
      )}
      <DayRange
        titles={titles}
        names={names}
        value={days}
        findError={(name) => (isRefused ? errors[name] : undefined)}
        onChange={setDays}
      />
      {children}
      <TextArea
        label={texts.comment}
        optional
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={isRefused && isEmpty ? texts.giveDaysOrComment : undefined}
      />
      <ExceptionList
        exceptions={listExceptions(permits, scope, terms)}
        overwritten={overwritten}
        onChange={setOverwritten}
      />
      <div className="cluster">
        <Button size="small" onClick={apply}>
          {isEmpty ? texts.apply : texts.applyTo(changed.length)}
        </Button>
        <Button look="link" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** All permits, then each unit, then each state that several units cross. */
function listScopes(permits: readonly OrderPermit[]): { label: string; scope: Scope }[] {
  const units = [...new Map(permits.map(({ unit, unitNumber }) => [unit._id, unitNumber]))];
  const states = [...new Set(permits.map(({ stored }) => stored.state))];
  const isShared = (state: string) => permits.filter(({ stored }) => stored.state === state).length > 1;
  return [
    { label: texts.allPermits(permits.length), scope: {} },
    ...(units.length < 2 ? [] : units.map(([unit, number]) => ({ label: unitHeading(number), scope: { unit } }))),
    ...states.filter(isShared).map((state) => ({ label: texts.allUnitsIn(stateName(state)), scope: { state } })),
  ];
}

/** By field name. */
function findErrors({ start, end }: { start: string; end: string }): Partial<Record<string, string>> {
  if (start === '' && end === '') return {};
  const [first, last] = [parseTypedDay(start), parseTypedDay(end)];
  return {
    ...(first === null && { [names.start]: texts.notADate }),
    ...(last === null && { [names.end]: texts.notADate }),
    ...(first !== null && last !== null && last < first && { [names.end]: texts.endBeforeStart }),
  };
}
