import type { Statistics } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './statistics.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './key-figures.module.css';
import { formatCount, formatInDays, formatTimeTaken } from './format-figures.ts';
import { NoValue } from '#ui/list/no-value.tsx';

const number = new Intl.NumberFormat('en-US');

type Figure = { term: string; value: ReactNode; meaning: ReactNode; action?: ReactNode };

function toRevenue({ revenueCents, ordersPaid, days }: Statistics): Figure {
  const meaning = texts.captured(formatCount(ordersPaid, texts.orderWords), formatInDays(days));
  return { term: texts.revenue, value: formatDollars(cents(revenueCents)), meaning };
}

function toRefunded({ refundedCents }: Statistics): Figure {
  return { term: texts.refunded, value: formatDollars(cents(refundedCents)), meaning: texts.refundedMeaning };
}

function toNet({ revenueCents, refundedCents }: Statistics): Figure {
  return { term: texts.net, value: formatDollars(cents(revenueCents - refundedCents)), meaning: texts.netMeaning };
}

function toWaiting({ now: { ordersWaiting, oldestWaitingSince } }: Statistics): Figure {
  const meaning = (
    <>
      {texts.notDecided}{' '}
      {oldestWaitingSince !== null && (
        <>
          {texts.oldestSince} <time dateTime={oldestWaitingSince}>{formatInstant(oldestWaitingSince)}</time>.
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

function toTimes({ secondsToIssue, permitsIssued, days }: Statistics): Figure[] {
  const terms = { median: texts.medianTime, percentile90: texts.percentile90Time };
  if (secondsToIssue === null) {
    const none = { value: <NoValue meaning={texts.none} />, meaning: texts.noneIssued(formatInDays(days)) };
    return [
      { term: terms.median, ...none },
      { term: terms.percentile90, ...none },
    ];
  }
  const { median, percentile90 } = secondsToIssue;
  return [
    {
      term: terms.median,
      value: formatTimeTaken(median),
      meaning: texts.halfTookLess(formatCount(permitsIssued, texts.permitWords), formatInDays(days)),
    },
    {
      term: terms.percentile90,
      value: formatTimeTaken(percentile90),
      meaning: texts.nineOfTenTookLess,
    },
  ];
}

function toRejections({ ordersRejected, permitsRefused, days }: Statistics): Figure {
  const meaning = texts.rejected(formatInDays(days), number.format(permitsRefused));
  return { term: texts.rejections, value: number.format(ordersRejected), meaning };
}

export function KeyFigures({ statistics }: { statistics: Statistics }) {
  const money = [toRevenue(statistics), toRefunded(statistics), toNet(statistics)];
  const figures = [...money, toWaiting(statistics), ...toTimes(statistics), toRejections(statistics)];
  return (
    <dl className={css['figures']}>
      {figures.map(({ term, value, meaning, action }) => (
        <div key={term} className={classNames('unbroken', css['figure'])}>
          <dt className="size-label medium">{term}</dt>
          <dd className={css['value']}>{value}</dd>
          <dd className="small-print">{meaning}</dd>
          {action !== undefined && <dd className="size-label no-print">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
