import type { OrderFile } from '@wideload/contract';
import { isInWork, isPermitSettled } from '@wideload/domain';
import { useState } from 'react';
import { Approval } from './approval.tsx';

/** Approval is offered once no permit is left to file or to wait for. */
export function ApprovalOffer({ order }: { order: OrderFile }) {
  const { permits } = order;
  const isOffered = isInWork(order) && permits.length > 0 && permits.every((permit) => isPermitSettled(permit.status));
  const [wasOffered] = useState(isOffered);
  return isOffered ? <Approval order={order} isNews={!wasOffered} /> : null;
}
