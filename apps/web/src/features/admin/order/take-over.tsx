import type { QueueClaim } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './claim.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

export type TakeOverProps = {
  orderNumber: number;
  held: QueueClaim;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function TakeOver({ orderNumber, held, pending, failure, onConfirm, onCancel }: TakeOverProps) {
  return (
    <ConfirmModal
      title={texts.takeOverOrder(orderNumber)}
      confirm={texts.takeOver}
      pending={pending}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{held.admin.email}</strong> {texts.hasHeldSince}{' '}
        <time dateTime={held.since}>{formatInstant(held.since)}</time> {texts.mayBeWorking}
      </p>
    </ConfirmModal>
  );
}
