import {
  type CheckedState,
  type Day,
  formatLength,
  formatPounds,
  loadRowKeys,
  type LoadSizeReading,
  type TripPlace,
} from '@wideload/domain';
import { useMemo } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { Sign } from '#ui/sign.tsx';
import { CheckTotal, OrderLink, verdictSigns } from '../load-check/answer-parts.tsx';
import { buildHeadline, hasAnswers, hasTotal, type CheckedForm } from '../load-check/check-verdict.ts';
import type { CheckLinks, CheckWords, LoadCheckTexts } from '../load-check/load-check-texts.ts';
import { toFacts, type LoadForm, formatSize } from '../load-check/load-form.ts';
import { toMiles, type TripAnswer } from '../load-check/trip/trip-answer.ts';
import { TripSummary, useTripTimes } from '../load-check/trip/trip-summary.tsx';
import css from './hero-answer.module.css';
import { PlaceChoices } from '#product/trip/place-choices.tsx';
import { Button } from '#ui/button.tsx';
import type { PlaceProblems } from '../load-check/field-problems.ts';
import { RouteLine } from '../load-check/trip/route-line.tsx';
import type { TripFinder } from '../load-check/trip/trip-finder.ts';
import type { Places } from '../load-check/trip/use-places.ts';
import heroCheckCss from './hero-check.module.css';
import { heroKeys, type HeroForm, type HeroKey, type TypedSize } from './hero-form.ts';

/** Screen readers announce the verdict, and a half-typed number would be a false alarm. */
const debounceMs = 400;

type Props = {
  load: LoadForm;
  checked: CheckedForm;
  trip: TripAnswer;
  words: CheckWords;
  links: CheckLinks;
  onLeave: (day: Day) => void;
};

export function HeroAnswer(props: Props) {
  const isSettled = useDebounced(props.checked.search, debounceMs) === props.checked.search;
  if (!hasAnswers(props.checked)) return null;
  return <Answer {...props} isSettled={isSettled} />;
}

function Answer({ load, checked, trip, words, links, onLeave, isSettled }: Props & { isSettled: boolean }) {
  const { texts } = words;
  const facts = useMemo(() => toFacts(load), [load]);
  const times = useTripTimes({ states: trip.route?.states ?? null, other: trip.other?.states ?? null }, facts, load);
  const headline = buildHeadline(load, checked, texts);
  return (
    <section aria-labelledby="hero-answer" aria-busy={!isSettled} className={css['answer']}>
      <h2 id="hero-answer" className="visually-hidden">
        {texts.hero.answer}
      </h2>
      <Banner tone={headline.tone} title={headline.title}>
        {headline.text}
      </Banner>
      <div className={css['halves']}>
        <div className="stack gap-16 shrinks">
          <ul className={css['states']} aria-label={texts.hero.states}>
            {checked.check.rows.map((row) => (
              <StateLine key={row.need.state} {...{ row, words }} />
            ))}
          </ul>
          {hasTotal(checked) && (
            <CheckTotal
              {...{ checked, facts, words }}
              miles={trip.route === null ? undefined : toMiles(trip.route.states)}
            />
          )}
        </div>
        <div className="stack gap-16 shrinks">
          {trip.places !== null && trip.route !== null && (
            <TripSummary places={trip.places} route={trip.route} {...{ times, words, onLeave }} />
          )}
          <OrderLink {...{ checked, texts, links }} className="full-width" />
          <p>
            <a href={`${links.self}${checked.search}`}>{texts.hero.details}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function StateLine({ row: { need, fee }, words: { texts, map } }: { row: CheckedState; words: CheckWords }) {
  const kinds = [
    ...new Set([
      ...need.reasons.map(({ what }) => texts.kind(what)),
      ...need.open.map(({ what }) => texts.openShort(what)),
    ]),
  ];
  return (
    <li className={css['state']}>
      <span className="bold">{map.stateName(need.state)}</span>
      <Sign kind={verdictSigns[need.verdict]}>{texts.verdicts[need.verdict]}</Sign>
      <span className={css['why']}>{kinds.join(', ')}</span>
      <span className={css['fee']}>{fee === null ? '' : texts.money(fee.amount)}</span>
    </li>
  );
}

type HeroNotesProps = {
  form: HeroForm;
  size: TypedSize;
  left: ReadonlySet<HeroKey>;
  unread: PlaceProblems;
  readings: Places['readings'];
  choices: Places['choices'];
  reading: Places['reading'];
  trip: TripAnswer;
  finder: TripFinder | 'failed' | null;
  words: CheckWords;
  onRetry: () => void;
  onText: (key: HeroKey, text: string) => void;
  onPick: (key: 'from' | 'to', place: TripPlace) => void;
};

/** How each field was read, what is wrong with it, and what is still missing. */
export function HeroNotes(props: HeroNotesProps) {
  const { form, size, left, trip, finder, words, choices, reading, onRetry, onText, onPick } = props;
  const { texts } = words;
  const isTyped = heroKeys.some((key) => form[key].trim() !== '');
  const next = heroKeys.find((key) => form[key].trim() === '');
  return (
    <div className={heroCheckCss['notes']}>
      {heroKeys.map((key) => (
        <p key={key} id={`hero-note-${key}`} className="hidden-when-empty">
          <Note {...props} name={key} />
        </p>
      ))}
      {size.others.length > 0 && (
        <div className="cluster gap-8">
          <span>{texts.didYouMean}</span>
          {size.others.map((other) => (
            <Button key={formatSize(other)} size="small" onClick={() => onText('size', formatSize(other))}>
              {formatSize(other)}
            </Button>
          ))}
        </div>
      )}
      {(['from', 'to'] as const).map((key) => (
        <PlaceChoices
          key={key}
          label={`${texts.fields[key]}: ${texts.didYouMean}`}
          places={left.has(key) ? (choices[key] ?? []) : []}
          onPick={(place) => onPick(key, place)}
        />
      ))}
      {(reading !== 'none' || (trip.status !== 'found' && trip.status !== 'none')) && (
        <RouteLine
          {...{ trip, finder, reading, words, onRetry }}
          states={[]}
          facts={null}
          otherFees={null}
          {...noChoices}
        />
      )}
      {finder === 'failed' && <p role="alert">{texts.trip.noPlaces}</p>}
      {isTyped && next !== undefined && (
        <p role="status" className="strong">
          {texts.hero.missing[next]}
        </p>
      )}
    </div>
  );
}

const noChoices = { onTakeOther: () => undefined, onFollow: () => undefined };

function Note({
  name,
  form,
  size,
  left,
  unread,
  readings,
  trip,
  words: { texts },
}: HeroNotesProps & { name: HeroKey }) {
  if (name === 'size') {
    if (size.reading !== null) return `= ${formatReading(size.reading, texts)}`;
    return size.isUnread && left.has('size') ? <Wrong>{texts.hero.unreadSize}</Wrong> : null;
  }
  const refused = trip.refusal !== null && trip.refusal.place === (name === 'from' ? 0 : 1) ? trip.refusal : null;
  const message = refused === null ? left.has(name) && unread[name] : texts.trip.faults[refused.fault];
  if (typeof message === 'string') return <Wrong>{`${texts.fields[name]}: ${message}`}</Wrong>;
  const reading = form[name].trim() === '' ? undefined : readings[name];
  return reading === undefined ? null : `${texts.fields[name]} ${reading}`;
}

function Wrong({ children }: { children: string }) {
  return (
    <strong role="alert" className={heroCheckCss['wrong']}>
      {children}
    </strong>
  );
}

function formatReading({ lengths, weight, isRounded }: LoadSizeReading, texts: LoadCheckTexts): string {
  const parts = loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [texts.hero.read[key](formatLength(value))];
  });
  return [...parts, weight === null ? '' : formatPounds(weight), isRounded ? texts.rounded : '']
    .filter((part) => part !== '')
    .join(', ');
}
