import type { Statistics } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import type { ReactNode } from 'react';
import { instantText } from '../../../lib/instant-text.ts';
import * as texts from './statistics.texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import css from './key-figures.module.css';
import { counted, durationText, inTheseDays } from './statistics-words.ts';

const number = new Intl.NumberFormat('en-US');

type Figure = { term: string; value: ReactNode; meaning: ReactNode; action?: ReactNode };

function revenueOf({ revenueCents, ordersPaid, days }: Statistics): Figure {
  const meaning = texts.captured(counted(ordersPaid, texts.orderWords), inTheseDays(days));
  return { term: texts.revenue, value: formatDollars(cents(revenueCents)), meaning };
}

function refundedOf({ refundedCents }: Statistics): Figure {
  return { term: texts.refunded, value: formatDollars(cents(refundedCents)), meaning: texts.refundedMeaning };
}

function netOf({ revenueCents, refundedCents }: Statistics): Figure {
  return { term: texts.net, value: formatDollars(cents(revenueCents - refundedCents)), meaning: texts.netMeaning };
}

function waitingOf({ now: { ordersWaiting, oldestWaitingSince } }: Statistics): Figure {
  const meaning = (
    <>
      {texts.notDecided}{' '}
      {oldestWaitingSince !== null && (
        <>
          {texts.oldestSince} <time dateTime={oldestWaitingSince}>{instantText(oldestWaitingSince)}</time>.
        </>
      )}
    </>
  );
  const action = (
    <ButtonLink to="/permits/queue" look="link">
      {texts.workQueue}
    </ButtonLink>
  );
  return { term: texts.ordersWaiting, value: number.format(ordersWaiting), meaning, action };
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.none}</span>
    </>
  );
}

function timesOf({ secondsToIssue, permitsIssued, days }: Statistics): Figure[] {
  const terms = { median: texts.medianTime, percentile90: texts.percentile90Time };
  if (secondsToIssue === null) {
    const none = { value: <None />, meaning: texts.noneIssued(inTheseDays(days)) };
    return [
      { term: terms.median, ...none },
      { term: terms.percentile90, ...none },
    ];
  }
  const { median, percentile90 } = secondsToIssue;
  return [
    {
      term: terms.median,
      value: durationText(median),
      meaning: texts.halfTookLess(counted(permitsIssued, texts.permitWords), inTheseDays(days)),
    },
    {
      term: terms.percentile90,
      value: durationText(percentile90),
      meaning: texts.nineOfTenTookLess,
    },
  ];
}

function rejectionsOf({ ordersRejected, permitsRefused, days }: Statistics): Figure {
  const meaning = texts.rejected(inTheseDays(days), number.format(permitsRefused));
  return { term: texts.rejections, value: number.format(ordersRejected), meaning };
}

export function KeyFigures({ statistics }: { statistics: Statistics }) {
  const money = [revenueOf(statistics), refundedOf(statistics), netOf(statistics)];
  const figures = [...money, waitingOf(statistics), ...timesOf(statistics), rejectionsOf(statistics)];
  return (
    <dl className={css['figures']}>
      {figures.map(({ term, value, meaning, action }) => (
        <div key={term} className={css['figure']}>
          <dt>{term}</dt>
          <dd className={css['value']}>{value}</dd>
          <dd className="small-print">{meaning}</dd>
          {action !== undefined && <dd className={css['action']}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
