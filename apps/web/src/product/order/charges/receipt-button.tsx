import { isPlaced } from '@wideload/domain';
import type { Order } from '@wideload/contract';
import { Download } from 'lucide-react';
import { useDownload } from '#lib/use-download.ts';
import * as texts from './receipt.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { payments } from '@wideload/contract/client';
import { callForFile } from '#lib/api/call-for-file.ts';

/** The receipt shows its time in the zone of this device. */
export function buildReceiptInput(id: string) {
  return { params: { id }, query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } };
}

/** Also works for the payment of an adjustment. */
function fetchPaymentReceipt(paymentId: string): Promise<File> {
  return callForFile(payments.paymentReceipt, buildReceiptInput(paymentId));
}

function fetchReceipt(id: string): Promise<File> {
  return callForFile(payments.receipt, buildReceiptInput(id));
}

export function ReceiptButton({ order }: { order: Pick<Order, '_id' | 'status'> }) {
  const receipt = useDownload(() => fetchReceipt(order._id));
  if (!isPlaced(order.status)) return null;
  return (
    <div className="stack align-start">
      <Button pending={receipt.isPending} onClick={() => receipt.mutate()}>
        <Download size={20} aria-hidden="true" />
        {texts.downloadReceipt}
      </Button>
      {receipt.error && (
        <Notice tone="danger" title={texts.receiptNotDownloaded}>
          {receipt.error.message} {texts.pressToTryAgain}
        </Notice>
      )}
    </div>
  );
}

export function PaymentReceipt({ paymentId }: { paymentId: string }) {
  const receipt = useDownload(() => fetchPaymentReceipt(paymentId));
  return (
    <div className="stack align-start above-12">
      <Button size="small" pending={receipt.isPending} onClick={() => receipt.mutate()}>
        <Download size={18} aria-hidden="true" />
        {texts.receiptPdf}
      </Button>
      {receipt.error && (
        <Notice tone="danger" title={texts.notDownloaded}>
          {receipt.error.message} {texts.tryAgain}
        </Notice>
      )}
    </div>
  );
}
