import type { Order } from '@wideload/contract';
import { formatUnmetDays } from '@wideload/contract/client';
import { isActive, findUnmetDays, type UnmetDays } from '@wideload/domain';
import type { ReactNode } from 'react';
import { findToday } from '#lib/today.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './permit.texts.ts';

type PairsProps = { pairs: readonly UnmetDays[]; units: readonly { _id: string }[] };

/** A sentence for each pair; with its unit where there are several. */
export function UnmetPairs({ pairs, units }: PairsProps) {
  return (
    <ul className="bullets">
      {pairs.map((pair) => (
        <li key={`${pair.earlier._id} ${pair.later._id}`}>
          {units.length > 1 && `${texts.ofUnit(units.findIndex(({ _id }) => _id === pair.earlier.unit) + 1)} `}
          {formatUnmetDays(pair)}
        </li>
      ))}
    </ul>
  );
}

type NoticeProps = PairsProps & { children?: ReactNode };

/** Nothing without pairs. */
export function UnmetPairsNotice({ pairs, units, children }: NoticeProps) {
  if (pairs.length === 0) return null;
  return (
    <Notice tone="warn" title={texts.daysDoNotMeet} className="below-12">
      <UnmetPairs {...{ pairs, units }} />
      {children}
    </Notice>
  );
}

type UnmetProps = { order: Pick<Order, 'trip' | 'permits' | 'units' | 'status'>; children?: ReactNode };

/** Nothing where the days of the permits meet, or where both of two are over; the children say what can be done. */
export function UnmetDaysNotice({ order: { trip, permits, units, status }, children }: UnmetProps) {
  const today = findToday();
  const isOpen = isActive(status);
  const pairs = isOpen ? findUnmetDays(permits, trip?.states ?? []) : [];
  const open = pairs.filter(({ earlier, later }) => earlier.to >= today || later.to >= today);
  return (
    <UnmetPairsNotice pairs={open} units={units}>
      {children}
    </UnmetPairsNotice>
  );
}
