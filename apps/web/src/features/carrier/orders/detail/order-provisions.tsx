import type { Order } from '@wideload/contract';
import { buildPath, provisions } from '@wideload/contract/client';
import { stateName, type StateCode } from '@wideload/domain';
import { callForFile } from '#lib/api/call-for-file.ts';
import * as texts from './order-detail.texts.ts';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { OrderFold } from './order-fold.tsx';
import css from './order-provisions.module.css';

function ProvisionLink({ state }: { state: StateCode }) {
  const params = { state };
  return (
    <DownloadLink
      href={`/api${buildPath(provisions.read.path, params)}`}
      ask={() => callForFile(provisions.read, { params })}
    >
      {stateName(state)}
      <span className="visually-hidden"> {texts.provisionsPdf}</span>
    </DownloadLink>
  );
}

type Props = { order: Pick<Order, 'jurisdictions'>; isOpen?: boolean };

/** Renders nothing before a state is chosen. */
export function OrderProvisions({ order, isOpen = false }: Props) {
  if (order.jurisdictions.length === 0) return null;
  return (
    <OrderFold id="provisions" title={texts.provisions} note={texts.provisionsIntro} isUrgent={isOpen}>
      <ul className={css['list']}>
        {order.jurisdictions.map((state) => (
          <li key={state}>
            <ProvisionLink state={state} />
          </li>
        ))}
      </ul>
    </OrderFold>
  );
}
