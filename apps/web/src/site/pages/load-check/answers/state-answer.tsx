import {
  isOrderable,
  isOrdered,
  isOverweight,
  stateFacts,
  toChargedLoad,
  toStateSlug,
  type CheckedState,
  type EscortReason,
  type KnownFacts,
  type PermitNeed,
  type Verdict,
} from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import { Sign, type SignKind } from '../../../../ui/sign.tsx';
import type { CheckLinks, CheckWords, LoadCheckTexts } from '../load-check-texts.ts';
import css from './state-answer.module.css';
import { OpenFees } from '../../../../product/charges/open-fees.tsx';
import { WeightCharges } from '../../../../product/charges/weight-charges.tsx';
import { StateSources } from './state-sources.tsx';
import { TravelTimes } from './travel-times.tsx';

const signs: Record<Verdict, SignKind> = { needs: 'pending', none: 'ok', depends: 'pending', 'so-far': 'draft' };

type Props = {
  row: CheckedState;
  facts: KnownFacts;
  days: number;
  isOpen: boolean;
  words: CheckWords;
  links: CheckLinks;
};

export function StateAnswer({ row, facts, days, isOpen, words, links }: Props) {
  const { texts, map } = words;
  const { need, fee } = row;
  const { state, verdict } = need;
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <details
      open={isOpen}
      className={css['state']}
      onToggle={({ currentTarget: { open } }) => open && setWasOpen(true)}
    >
      <summary className={css['head']}>
        <h3 className={css['name']}>{map.stateName(state)}</h3>
        <Sign kind={signs[verdict]}>{texts.verdicts[verdict]}</Sign>
        {isOrdered(need) && <span className={css['short']}>{formatShort(row, texts)}</span>}
        <span className={css['fee']}>
          {fee !== null && texts.money(fee.amount)}
          {fee === null && !isOrderable(state) && texts.notSoldTag}
        </span>
      </summary>
      <div className={css['body']}>
        {isOrdered(need) ? <Needed {...{ row, facts, days, words }} /> : <Within {...{ need, texts }} />}
        {wasOpen && (
          <StateSources href={`${links.states}${toStateSlug(state)}`} linkText={texts.statePage(state)} texts={texts} />
        )}
      </div>
    </details>
  );
}

/** `width, weight; escort; superload`, for the collapsed row. */
function formatShort({ need: { reasons, open, escort, superload } }: CheckedState, texts: LoadCheckTexts): string {
  const kinds = [...new Set(reasons.map(({ what }) => texts.kind(what)))].join(', ');
  return [
    kinds,
    ...new Set(open.map(({ what }) => texts.openShort(what))),
    escort.length > 0 && texts.escortDue,
    superload.length > 0 && texts.superloadDue,
  ]
    .filter((part) => part !== false && part !== '')
    .join('; ');
}

function Within({ need, texts }: { need: PermitNeed; texts: LoadCheckTexts }) {
  return (
    <>
      <p>{texts.within(need.withinLimits)}</p>
      {need.openChecks.map(
        (check) => check.code === 'road-limit' && <p key={`${check.what} ${check.road}`}>{texts.roadLimit(check)}</p>,
      )}
    </>
  );
}

type NeededProps = Pick<Props, 'row' | 'facts' | 'days' | 'words'>;

function Needed({ row: { need, fee, change }, facts, days, words: { texts, travel, charges, map } }: NeededProps) {
  const { state, reasons, open, escort, superload } = need;
  const changeText = texts.change(change ?? [], [state]);
  return (
    <dl className="stack">
      {reasons.length > 0 && (
        <Fact term={texts.why}>
          <Sentences texts={reasons.map((reason) => texts.reason(reason, 'legal'))} />
        </Fact>
      )}
      {open.length > 0 && (
        <Fact term={texts.openTerm}>
          <Sentences texts={open.map(texts.open)} />
        </Fact>
      )}
      {changeText !== '' && <Fact term={texts.instead}>{changeText}</Fact>}
      <Fact term={texts.fee}>
        {fee === null ? texts.notSold(state) : texts.feeLine(fee)}
        {fee !== null && <OpenFees line={fee} words={charges} />}
      </Fact>
      {fee !== null && isOverweight(need) && (
        <Fact term={texts.weightCharge}>
          <WeightCharges loads={[toChargedLoad(facts, fee)]} words={charges} nameOf={map.stateName} isSingle />
        </Fact>
      )}
      <Fact term={texts.validity}>{texts.validDays(stateFacts[state].fee.validityDays, days)}</Fact>
      <Fact term={texts.escorts}>
        <Passed reasons={escort} none={texts.noEscort} sentenceOf={(reason) => texts.reason(reason, 'escort')} />
        <p className="muted">{texts.escortRule(state)}</p>
      </Fact>
      <Fact term={texts.superload}>
        <Passed
          reasons={superload}
          none={texts.noSuperload}
          sentenceOf={(reason) => texts.reason(reason, 'superload')}
        />
        <p className="muted">{texts.superloadRule(state)}</p>
      </Fact>
      <Fact term={texts.travel}>
        {isOrderable(state) ? <TravelTimes {...{ facts, state }} words={travel} /> : texts.travelRule(state)}
      </Fact>
    </dl>
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

type PassedProps = { reasons: readonly EscortReason[]; none: string; sentenceOf: (reason: EscortReason) => string };

function Passed({ reasons, none, sentenceOf }: PassedProps) {
  return reasons.length === 0 ? <p>{none}</p> : <Sentences texts={reasons.map(sentenceOf)} />;
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
