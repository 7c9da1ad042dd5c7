import type { NeededPermit } from '@wideload/domain';
import type { ReactNode } from 'react';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { Section } from '#ui/layout/panel.tsx';

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
        <div key={state} className="muted size-label above-12">
          <NoPermit need={need} />
        </div>
      ))}
    </Section>
  );
}
