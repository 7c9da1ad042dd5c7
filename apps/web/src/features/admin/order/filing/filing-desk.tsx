import type { OrderFile } from '@wideload/contract';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../../ui/list/list-states.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { Panel, Section } from '../../../../ui/layout/panel.tsx';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { PermitTable } from './permit-table.tsx';
import { useDesk } from './use-desk.ts';

// Lazy: the facts of the states are heavier than the page.
const FilingSheet = createLazyPart(
  async () => (await import('../sheet/filing-sheet.tsx')).FilingSheet,
  <ListSkeleton label={texts.loadingTheSheet} />,
);

type FilingDeskProps = { order: OrderFile; claim: ReactNode };

/** The permits of an order, and beside them everything that the form of the chosen one's state asks for. */
export function FilingDesk({ order, claim }: FilingDeskProps) {
  const desk = useDesk(order);
  const { chosen } = desk;
  const unit = order.units.find(({ _id }) => _id === chosen?.unit);
  if (chosen === undefined || unit === undefined) return claim;
  return (
    <div className={css['desk']}>
      <div>
        {claim}
        <Panel>
          <Section title={texts.permits}>
            <PermitTable order={order} desk={desk} />
          </Section>
        </Panel>
      </div>
      <FilingSheet key={chosen._id} subject={{ order, permit: chosen, unit }} />
    </div>
  );
}
