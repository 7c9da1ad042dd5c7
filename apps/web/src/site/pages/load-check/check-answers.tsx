import {
  axleKeys,
  dimensionKeys,
  formatLength,
  formatPounds,
  inches,
  pounds,
  getRecordedTrailer,
  isOrdered,
} from '@wideload/domain';
import { useMemo, useId, useState } from 'react';
import { TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { readPageLanguage } from '#lib/address/page-language.ts';
import { LoadedNoteTexts } from '#product/permit/fact-note.tsx';
import { islandTexts } from '../../texts/island-texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './check-answers.module.css';
import { CheckTotal, OrderLink } from './answer-parts.tsx';
import { hasAnswers, hasTotal, listMissing, type CheckedForm, buildHeadline } from './check-verdict.ts';
import type { CheckLinks, CheckWords, LoadCheckTexts } from './load-check-texts.ts';
import { toFacts, type LoadForm } from './load-form.ts';
import { formatFieldLabel, truncate } from './field-problems.ts';
import { toMiles, type TripAnswer, tripKeys } from './trip/trip-answer.ts';
import { TripSummary, areTimes, useTripTimes, type FoundTimes, findWay } from './trip/trip-summary.tsx';
import { StateAnswer } from './state-answer.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import fieldCss from '#ui/form/field.module.css';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Banner } from '#ui/layout/banner.tsx';

const loadNotes = () => islandTexts[readPageLanguage()].factNotes();

/** More open states would fill the page. */
const maxOpen = 3;

type Props = {
  form: LoadForm;
  checked: CheckedForm;
  trip: TripAnswer;
  words: CheckWords;
  links: CheckLinks;
  onInput: (changed: Partial<LoadForm>) => void;
  onTakeOther: () => void;
};

export function CheckAnswers(props: Props) {
  if (!hasAnswers(props.checked)) return null;
  return (
    <LoadedNoteTexts load={loadNotes}>
      <Answers {...props} />
    </LoadedNoteTexts>
  );
}

type CheckActionsProps = { checked: CheckedForm; texts: LoadCheckTexts; links: CheckLinks };

function CheckActions({ checked, texts, links }: CheckActionsProps) {
  return (
    <div className={classNames('no-print', css['actions'])}>
      <OrderLink {...{ checked, texts, links }} />
      <ShareLink href={new URL(`${links.self}${checked.search}`, window.location.origin).href} texts={texts} />
      <Button onClick={() => window.print()}>{texts.print}</Button>
    </div>
  );
}

/** The link is also plain text, which can be selected where the clipboard is refused. */
function ShareLink({ href, texts }: { href: string; texts: LoadCheckTexts }) {
  const base = useId();
  const [outcome, setOutcome] = useState({ href, text: '' });
  const ids = { id: base, label: `${base}l`, hint: `${base}h`, error: `${base}e`, reading: `${base}r` };

  function copy() {
    // Insecure origins have no clipboard at all.
    const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setOutcome({ href, text: texts.copied }),
      () => setOutcome({ href, text: texts.notCopied }),
    );
  }

  return (
    <div className={css['share']}>
      <Field ids={ids} label={texts.share}>
        <div className={fieldCss['box']}>
          <input
            id={ids.id}
            className={fieldCss['control']}
            readOnly
            value={href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </Field>
      <Button onClick={copy}>{texts.copy}</Button>
      <p role="status" className="whole-row size-small strong hidden-when-empty">
        {outcome.href === href && outcome.text}
      </p>
    </div>
  );
}

function Answers({ form, checked, trip, words, links, onInput, onTakeOther }: Props) {
  const { texts } = words;
  const { check, states, days, unknown, unread } = checked;
  const needing = check.rows.filter(({ need }) => need.verdict === 'needs');
  const change =
    needing.length > 1
      ? texts.change(
          check.change ?? [],
          needing.map(({ need }) => need.state),
        )
      : '';
  const missing = listMissing(form, texts);
  const facts = useMemo(() => toFacts(form), [form]);
  const route = trip.route;
  const times = useTripTimes({ states: route?.states ?? null, other: trip.other?.states ?? null }, facts, form);
  return (
    <div className={classNames('stack gap-16 shrinks', css['answers'])}>
      <PrintedLoad {...{ form, checked, words }} />
      {needing.length > 0 && missing !== '' && <p className="hint">{texts.stillMissing(missing)}</p>}
      {change !== '' && <p className="strong">{change}</p>}
      {unknown.length > 0 && <p className="hint">{texts.noTotalYet(truncate(unknown.join(', ')))}</p>}
      {unread.length > 0 && (
        <p className="hint">{texts.noTotalUntilRead(texts.list(unread.map((key) => formatFieldLabel(key, texts))))}</p>
      )}
      {trip.places !== null && route !== null && (
        <TripSummary
          places={trip.places}
          {...{ route, times, words, onTakeOther }}
          onLeave={(leaving) => onInput({ leaving })}
        />
      )}
      {route !== null && check.rows.some(({ need }) => isOrdered(need)) && (
        <TripEscorts
          load={{ facts, type: null }}
          visits={route.states}
          escort={words.escort}
          list={texts.list}
          nameOf={words.map.stateName}
        />
      )}
      {hasTotal(checked) && (
        <CheckTotal {...{ checked, facts, words }} miles={route === null ? undefined : toMiles(route.states)} />
      )}
      <CheckActions {...{ texts, links }} checked={addHour(checked, form, times)} />
      <ul className={classNames('stack gap-8', css['states'])}>
        {check.rows.map((row) => (
          <li key={row.need.state}>
            <StateAnswer
              {...{ row, facts, days, words, links }}
              way={route === null ? null : findWay(row.need.state, route.states, times)}
              isOpen={states.length <= maxOpen}
            />
          </li>
        ))}
      </ul>
      <p className="small-print">{texts.notChecked}</p>
    </div>
  );
}

/** The order takes the hour of the answer. Without a day it has none. */
function addHour(checked: CheckedForm, { leaving }: LoadForm, times: FoundTimes): CheckedForm {
  const hour = leaving !== '' && areTimes(times) ? times.opens : null;
  return hour === null ? checked : { ...checked, code: `${checked.code}&hour=${encodeURIComponent(hour)}` };
}

/** On paper the fields become a list. */
function PrintedLoad({
  form,
  checked: { states, days },
  words: { texts, map },
}: Pick<Props, 'form' | 'checked' | 'words'>) {
  const { weight, ...known } = toFacts(form);
  const facts = { ...known.dimensions, ...known.axles, kingpin: known.kingpin, trailer: getRecordedTrailer(known) };
  const lengths = [...dimensionKeys, 'trailer' as const, ...axleKeys, 'kingpin' as const].flatMap((key) => {
    const value = facts[key];
    return value === null || value === undefined
      ? []
      : [[formatFieldLabel(key, texts), formatLength(inches(value))] as const];
  });
  const rows = [
    ...tripKeys.flatMap((key) => (form[key].trim() === '' ? [] : [[formatFieldLabel(key, texts), form[key]] as const])),
    [texts.fields.states, states.map(map.stateName).join(', ')],
    ...lengths,
    ...(weight === null ? [] : [[texts.fields.weight, formatPounds(pounds(weight))] as const]),
    [texts.fields.days, String(days)],
  ] as const;
  return (
    <dl className={classNames('print-only', css['printed'])}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="bold">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Screen readers announce the verdict, and a half-typed number would be a false alarm. */
const debounceMs = 700;

type CheckVerdictProps = {
  form: LoadForm;
  checked: CheckedForm;
  texts: LoadCheckTexts;
  isFromAddress: boolean;
  className: string | undefined;
};

/** Stays in sight beside the fields. */
export function CheckVerdict({ form, checked, texts, isFromAddress, className }: CheckVerdictProps) {
  const headline = buildHeadline(form, checked, texts);
  const verdict = `${headline.tone}\n${headline.title}\n${headline.text}`;
  const settled = useDebounced(verdict, debounceMs);
  // A load from a link was never half typed.
  const [tone, title = '', text = ''] = (isFromAddress ? verdict : settled).split('\n');
  return (
    <div className={classNames(css['strip'], className)} data-tone={tone}>
      <Banner tone={tone === 'loud' ? 'loud' : 'plain'} title={title}>
        {text}
      </Banner>
      {hasAnswers(checked) && (
        <a href="#check-result" className={classNames('no-print', css['toAnswers'])}>
          {texts.toAnswers(hasTotal(checked) ? texts.money(checked.check.total) : null)}
        </a>
      )}
    </div>
  );
}
