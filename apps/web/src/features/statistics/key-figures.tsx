import type { Statistics } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import type { ReactNode } from 'react';
import { instantText } from '../../lib/instant-text.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import css from './key-figures.module.css';
import { counted, durationText, inTheseDays } from './statistics-words.ts';

const number = new Intl.NumberFormat('en-US');

type Figure = { term: string; value: ReactNode; meaning: ReactNode; action?: ReactNode };

function revenueOf({ revenueCents, ordersPaid, days }: Statistics): Figure {
  const meaning = `Captured for the ${counted(ordersPaid, 'order')} paid ${inTheseDays(days)}.`;
  return { term: 'Revenue', value: formatDollars(cents(revenueCents)), meaning };
}

function waitingOf({ now: { ordersWaiting, oldestWaitingSince } }: Statistics): Figure {
  const meaning = (
    <>
      Paid and not decided yet, at this moment.{' '}
      {oldestWaitingSince !== null && (
        <>
          The oldest has waited since <time dateTime={oldestWaitingSince}>{instantText(oldestWaitingSince)}</time>.
        </>
      )}
    </>
  );
  const action = (
    <ButtonLink to="/permits/queue" look="link">
      Work queue
    </ButtonLink>
  );
  return { term: 'Orders waiting', value: number.format(ordersWaiting), meaning, action };
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </>
  );
}

function timesOf({ secondsToIssue, permitsIssued, days }: Statistics): Figure[] {
  const terms = { median: 'Median time from paid to issued', percentile90: '90th percentile from paid to issued' };
  if (secondsToIssue === null) {
    const none = { value: <None />, meaning: `No permit was issued ${inTheseDays(days)}.` };
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
      meaning: `Half of the ${counted(permitsIssued, 'permit')} issued ${inTheseDays(days)} took less, from the payment of the order on.`,
    },
    {
      term: terms.percentile90,
      value: durationText(percentile90),
      meaning: 'Nine of ten of the same permits took less.',
    },
  ];
}

function rejectionsOf({ ordersRejected, permitsRefused, days }: Statistics): Figure {
  const meaning = `Orders rejected ${inTheseDays(days)}. Permits refused by a state meanwhile: ${number.format(permitsRefused)}.`;
  return { term: 'Rejections', value: number.format(ordersRejected), meaning };
}

/** What stands beside the chart, each with what it counts. */
export function KeyFigures({ statistics }: { statistics: Statistics }) {
  const figures = [revenueOf(statistics), waitingOf(statistics), ...timesOf(statistics), rejectionsOf(statistics)];
  return (
    <dl className={css['figures']}>
      {figures.map(({ term, value, meaning, action }) => (
        <div key={term} className={css['figure']}>
          <dt>{term}</dt>
          <dd className={css['value']}>{value}</dd>
          <dd className={css['meaning']}>{meaning}</dd>
          {action !== undefined && <dd className={css['action']}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
