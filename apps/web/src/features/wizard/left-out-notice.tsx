import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import * as texts from './draft/draft.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import type { OrderForm } from './draft/order-form.ts';

/** A reorder lacks records that were deleted since. */
export function LeftOutNotice({ form }: { form: OrderForm }) {
  const arrived = useLocation({ select: ({ state }) => state.leftOut });
  // The address, and its state, change with each step.
  const [leftOut] = useState(arrived ?? []);
  const missing = leftOut.filter(({ what, unit }) => {
    if (what === 'company') return form.company === null;
    const target = form.units[(unit ?? 1) - 1];
    return target !== undefined && (what === 'truck' ? target.truckId : target.trailerId) === null;
  });
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" className="below-20" title={texts.leftOut}>
      {missing.map(({ what, unit, name }) => (
        <p key={`${what} ${unit}`}>{texts.wasDeleted(`${words[what]} ${name}`, unit)}</p>
      ))}
    </Notice>
  );
}

const words = { company: texts.company, truck: texts.truck, trailer: texts.trailer } as const;
