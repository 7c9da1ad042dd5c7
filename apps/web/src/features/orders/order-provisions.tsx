import type { Order } from '@wideload/contract';
import { pathOf, provisions } from '@wideload/contract/client';
import { stateName, type StateCode } from '@wideload/domain';
import { callForFile } from '../../lib/call-for-file.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import css from './order-provisions.module.css';

function ProvisionLink({ state }: { state: StateCode }) {
  const params = { state };
  return (
    <DownloadLink
      href={`/api${pathOf(provisions.read.path, params)}`}
      ask={() => callForFile(provisions.read, { params })}
    >
      {stateName(state)}
      <span className="visually-hidden"> provisions, PDF</span>
    </DownloadLink>
  );
}

/** The provision documents of the order's states; nothing before a state is chosen. */
export function OrderProvisions({ order }: { order: Pick<Order, 'jurisdictions'> }) {
  if (order.jurisdictions.length === 0) return null;
  return (
    <Panel>
      <Section
        title="Provisions"
        intro="Limits, fee, escorts, travel times and the permit office of each state, as a PDF."
      >
        <ul className={css['list']}>
          {order.jurisdictions.map((state) => (
            <li key={state}>
              <ProvisionLink state={state} />
            </li>
          ))}
        </ul>
      </Section>
    </Panel>
  );
}
