import type { QueueClaim } from '@wideload/contract';
import { actRights, deskRightWords } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import * as texts from './claim.texts.ts';
import { CancelButton, ConfirmModal, Modal } from '#ui/overlay/modal.tsx';

export type TakeOverProps = {
  orderNumber: number;
  held: QueueClaim;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function TakeOver({ orderNumber, held, pending, failure, onConfirm, onCancel }: TakeOverProps) {
  const isAllowed = useDeskRight(actRights.takeOver);
  const holder = (
    <p>
      <strong>{held.admin.email}</strong> {texts.hasHeldSince}{' '}
      <time dateTime={held.since}>{formatInstant(held.since)}</time> {texts.mayBeWorking}
    </p>
  );
  if (!isAllowed)
    return (
      <Modal title={texts.takeOverOrder(orderNumber)} size="small" onClose={onCancel} actions={<CancelButton />}>
        {holder}
        <p>{deskRightWords[actRights.takeOver]}</p>
      </Modal>
    );
  return (
    <ConfirmModal
      title={texts.takeOverOrder(orderNumber)}
      confirm={texts.takeOver}
      pending={pending}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {holder}
    </ConfirmModal>
  );
}
