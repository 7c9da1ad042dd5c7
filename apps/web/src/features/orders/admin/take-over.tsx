import type { QueueClaim } from '@wideload/contract';
import { instantText } from '../../../lib/instant-text.ts';
import { ConfirmModal } from '../../../ui/modal.tsx';

export type TakeOverProps = {
  orderNumber: number;
  /** Another admin's. */
  held: QueueClaim;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Warns before an order is taken from the admin who holds it. */
export function TakeOver({ orderNumber, held, pending, failure, onConfirm, onCancel }: TakeOverProps) {
  return (
    <ConfirmModal
      title={`Take over order ${orderNumber}?`}
      confirm="Take over"
      pending={pending}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{held.admin.email}</strong> has held this order since{' '}
        <time dateTime={held.since}>{instantText(held.since)}</time> and may be working on it at this moment. Two people
        at one order may file a permit twice: talk to each other first.
      </p>
    </ConfirmModal>
  );
}
