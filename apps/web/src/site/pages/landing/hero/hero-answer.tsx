import type { CheckedState, Day } from '@wideload/domain';
import { useMemo } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { Sign } from '#ui/sign.tsx';
import { CheckTotal } from '../../load-check/check-total.tsx';
import { buildHeadline, hasAnswers, hasTotal, type CheckedForm } from '../../load-check/check-verdict.ts';
import { OrderLink } from '../../load-check/order-link.tsx';
import { verdictSigns } from '../../load-check/verdict-signs.ts';
import type { CheckLinks, CheckWords } from '../../load-check/load-check-texts.ts';
import { toFacts, type LoadForm } from '../../load-check/load-form.ts';
import { toMiles, type TripAnswer } from '../../load-check/trip/trip-answer.ts';
import { TripSummary } from '../../load-check/trip/trip-summary.tsx';
import { useTripTimes } from '../../load-check/trip/use-trip-times.ts';
import css from './hero-answer.module.css';

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
