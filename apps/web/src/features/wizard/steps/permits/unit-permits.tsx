import type { NeededPermit } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatNoPermit } from '../../../../product/load/reason-sentences.ts';
import { unitHeading } from '../../../../product/unit/unit.texts.ts';
import { Section } from '../../../../ui/layout/panel.tsx';

type UnitPermitsProps = {
  /** From 1. */
  number: number;
  notNeeded: readonly NeededPermit[];
  action: ReactNode;
  children: ReactNode;
};

export function UnitPermits({ number, notNeeded, action, children }: UnitPermitsProps) {
  return (
    <Section title={unitHeading(number)} action={action}>
      {children}
      {notNeeded.map(({ state, need }) => (
        <p key={state} className="muted above-12">
          {formatNoPermit(need)}
        </p>
      ))}
    </Section>
  );
}
