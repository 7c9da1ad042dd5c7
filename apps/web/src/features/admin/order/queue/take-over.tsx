import type { QueueClaim } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './claim.texts.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

export function HolderSentence({ held }: { held: QueueClaim }) {
  return (
    <p>
      <strong>{held.admin.email}</strong> {texts.hasHeldSince}{' '}
      <time dateTime={held.since}>{formatInstant(held.since)}</time> {texts.mayBeWorking}
    </p>
  );
}

type Props = {
  orderNumber: number;
  held: QueueClaim;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** For those who may take an order over. */
export function TakeOver({ orderNumber, held, pending, failure, onConfirm, onCancel }: Props) {
  return (
    <ConfirmModal
      title={texts.takeOverOrder(orderNumber)}
      confirm={texts.takeOver}
      pending={pending}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <HolderSentence held={held} />
    </ConfirmModal>
  );
}
