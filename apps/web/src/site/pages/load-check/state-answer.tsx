import {
  isOrderable,
  isOrdered,
  rulesVersion,
  isOverweight,
  findValidity,
  toChargedLoad,
  toStateSlug,
  uncapitalize,
  type CheckedState,
  type KnownFacts,
  type PermitNeed,
  type Reason,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import type { DoubtSubject } from '@wideload/domain/permit-facts';
import type { ReactNode } from 'react';
import { FeeSource, LimitSource } from '#product/permit/source-note.tsx';
import { WithinLimits } from '#product/permit/rules/within-limits.tsx';
import { Sign } from '#ui/sign.tsx';
import type { CheckLinks, CheckWords, LoadCheckTexts } from './load-check-texts.ts';
import { FactLines } from '#product/permit/rules/fact-lines.tsx';
import type { FactLine } from '#product/permit/rules/fact-line.ts';
import { classNames } from '#ui/class-names.ts';
import css from './state-answer.module.css';
import { OpenFees } from '#product/permit/fact-note.tsx';
import { LazyDoubts, LazyPermitCharges } from '#product/order/charges/lazy-charges.tsx';
import { type StateWay, Way } from './trip/trip-summary.tsx';
import type { MovementAnswer } from './movement-answers.ts';
import { useMovement } from './use-movement.ts';
import { verdictSigns } from './answer-parts.tsx';

type Props = {
  row: CheckedState;
  facts: KnownFacts;
  days: number;
  way: StateWay | null;
  isOpen: boolean;
  words: CheckWords;
  links: CheckLinks;
};

const noVisits: readonly TripState[] = [];

export function StateAnswer({ row, facts, days, way, isOpen, words, links }: Props) {
  const { texts, map } = words;
  const { need, fee } = row;
  const { state, verdict } = need;
  const movement = useMovement({ facts, state, visits: way?.visits ?? noVisits }, words);
  return (
    <details open={isOpen} className={classNames('framed unbroken', css['state'])}>
      <summary className={css['head']}>
        <h3 className={css['name']}>{map.stateName(state)}</h3>
        <Sign kind={verdictSigns[verdict]}>{texts.verdicts[verdict]}</Sign>
        {way !== null && <span className={css['short']}>{formatWay(way, texts)}</span>}
        {isOrdered(need) && <span className={css['short']}>{formatShort(row, movement, texts)}</span>}
        <span className={css['fee']}>
          {fee !== null && texts.money(fee.amount)}
          {fee === null && !isOrderable(state) && texts.notSoldTag}
        </span>
      </summary>
      <div className={css['body']}>
        {isOrdered(need) ? (
          <Needed {...{ row, facts, days, way, words, movement }} />
        ) : (
          <Within {...{ need, way, words }} />
        )}
        <p className="hairline padded-top-12">
          {texts.asOf(rulesVersion)}. <a href={`${links.states}${toStateSlug(state)}`}>{texts.statePage(state)}</a>
        </p>
      </div>
    </details>
  );
}

type Movement = ReturnType<typeof useMovement>;

function isAnswered(movement: Movement): movement is MovementAnswer {
  return movement !== null && movement !== 'failed';
}

/** `223 miles, Fri, Nov 27, 7:00 – 11:39 AM MST` */
function formatWay({ miles, stays }: StateWay, { trip }: LoadCheckTexts): string {
  return [trip.short(miles), ...stays.map(trip.stay)].join(', ');
}

/** `width, weight, escort, superload`, for the collapsed row. */
function formatShort({ need: { reasons, open } }: CheckedState, movement: Movement, texts: LoadCheckTexts): string {
  const kinds = [...new Set(reasons.map(({ what }) => texts.kind(what)))].join(', ');
  return [
    kinds,
    ...new Set(open.map(({ what }) => texts.openShort(what))),
    isAnswered(movement) && movement.isOffInterstates && texts.offInterstates,
    isAnswered(movement) && uncapitalize(movement.escortSummary),
    isAnswered(movement) && movement.isSuperload && !movement.isStateAsked && texts.superloadDue,
    isAnswered(movement) && movement.isStateAsked && texts.askedFirst,
  ]
    .filter((part) => part !== false && part !== '')
    .join(', ');
}

type WithinProps = Pick<Props, 'way' | 'words'> & { need: PermitNeed };

function Within({ need, way, words }: WithinProps) {
  const { texts, says, map } = words;
  const { state } = need;
  return (
    <>
      <p>{texts.within}</p>
      <WithinLimits {...{ need, says }} name={map.stateName(state)} words={texts.withinWords} />
      {way !== null && <Way {...{ way, texts }} />}
    </>
  );
}

type NeededProps = Pick<Props, 'row' | 'facts' | 'days' | 'way' | 'words'> & { movement: Movement };

function Needed({ row: { need, fee, change }, facts, days, way, words, movement }: NeededProps) {
  const { texts, says, map, charges } = words;
  const { state, reasons, open } = need;
  const changeText = texts.change(change ?? [], [state]);
  const miles = way?.miles;
  const isStateAsked = isAnswered(movement) && movement.isStateAsked;
  const superload = (
    <Fact term={texts.superload}>
      <Answered {...{ state, movement, words }} read={(answer) => answer.superload} />
      <p className="muted">{texts.superloadRule(state)}</p>
    </Fact>
  );
  return (
    <dl className="stack">
      {isStateAsked && superload}
      {way !== null && (
        <Fact term={texts.trip.onTheWay}>
          <Way {...{ way, texts }} />
        </Fact>
      )}
      {reasons.length > 0 && (
        <Fact term={texts.why}>
          <Reasons {...{ reasons, state, words }} />
        </Fact>
      )}
      {open.length > 0 && (
        <Fact term={texts.openTerm}>
          <ul>
            {open.map((condition) => (
              <li key={condition.what}>
                {texts.open(condition)}{' '}
                <LimitSource
                  state={state}
                  reason={condition}
                  figure={says.figures.legal(map.stateName(state), texts.openShort(condition.what))}
                  words={says}
                />
              </li>
            ))}
          </ul>
          <Doubt about="limits" {...{ state, facts, miles, words }} />
        </Fact>
      )}
      {changeText !== '' && <Fact term={texts.instead}>{changeText}</Fact>}
      <Fact term={texts.fee}>
        {fee === null ? (
          texts.notSold(state)
        ) : (
          <>
            {texts.feeLine(fee)} <FeeSource fee={fee} figure={says.figures.fee(map.stateName(state))} words={says} />
            <OpenFees line={fee} words={charges} />
            <LazyPermitCharges
              load={toChargedLoad(facts, fee, miles)}
              words={charges}
              nameOf={map.stateName}
              part="extras"
            />
            <LazyPermitCharges
              load={toChargedLoad(facts, fee, miles)}
              words={charges}
              nameOf={map.stateName}
              part="total"
            />
            <Doubt about="money" {...{ state, facts, miles, words }} />
          </>
        )}
      </Fact>
      {fee !== null && isOverweight(need) && (
        <Fact term={texts.weightCharge}>
          <LazyPermitCharges
            load={toChargedLoad(facts, fee, miles)}
            words={charges}
            nameOf={map.stateName}
            part="weight"
          />
        </Fact>
      )}
      <Fact term={texts.validity}>{texts.validDays(findValidity(state), days)}</Fact>
      {isAnswered(movement) && movement.roads.length > 0 && (
        <Fact term={texts.roads}>
          <Answered {...{ state, movement, words }} read={({ roads }) => roads} />
        </Fact>
      )}
      <Fact term={texts.escorts}>
        <Answered {...{ state, movement, words }} read={({ escorts }) => escorts} />
        <p className="muted">{texts.escortRule(state)}</p>
      </Fact>
      {!isStateAsked && superload}
      <Fact term={texts.travel}>
        {isOrderable(state) ? (
          <Answered {...{ state, movement, words }} read={({ travel }) => travel ?? []} />
        ) : (
          texts.travelRule(state)
        )}
        <Doubt about="days" {...{ state, facts, miles, words }} />
      </Fact>
    </dl>
  );
}

type DoubtProps = Pick<Props, 'facts' | 'words'> & {
  state: StateCode;
  miles: number | undefined;
  about: DoubtSubject;
};

function Doubt({ state, facts, miles, about, words: { charges, says, map } }: DoubtProps) {
  if (!isOrderable(state)) return null;
  const load = { facts, type: null };
  return (
    <LazyDoubts {...{ state, load, about, says }} miles={miles ?? null} words={charges} name={map.stateName(state)} />
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css['fact']}>
      <dt className="bold">{term}</dt>
      <dd className="shrinks">{children}</dd>
    </div>
  );
}

type AnsweredProps = {
  state: StateCode;
  movement: Movement;
  words: CheckWords;
  read: (answer: MovementAnswer) => readonly FactLine[];
};

function Answered({ state, movement, words, read }: AnsweredProps) {
  if (movement === null) return <p className="muted">{words.travel.loading}</p>;
  if (!isAnswered(movement)) return <p>{words.travel.notLoaded}</p>;
  return <FactLines lines={read(movement)} name={words.map.stateName(state)} says={words.says} state={state} />;
}

type ReasonsProps = {
  reasons: readonly Reason[];
  state: StateCode;
  words: CheckWords;
};

function Reasons({ reasons, state, words: { texts, map, says } }: ReasonsProps) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={texts.reason(reason)}>
          {texts.reason(reason)}{' '}
          <LimitSource
            {...{ state, reason }}
            figure={says.figures.legal(map.stateName(state), texts.kind(reason.what))}
            words={says}
          />
        </li>
      ))}
    </ul>
  );
}
