import type { Order } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { Download } from 'lucide-react';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { useDownload } from '../../lib/files/use-download.ts';
import { Button, type ButtonStyle } from '../../ui/button.tsx';
import * as texts from './permit.texts.ts';

type AllPermitsProps = Pick<ButtonStyle, 'size'> & { order: Pick<Order, '_id' | 'permits'> };

/** Nothing where there are not several issued permits to put together. */
export function AllPermitsDownload({ order, size }: AllPermitsProps) {
  const download = useDownload(() => callForFile(permits.all, { params: { id: order._id } }));
  if (order.permits.filter(({ status }) => status === 'issued').length < 2) return null;
  return (
    <>
      <Button size={size} pending={download.isPending} onClick={() => download.mutate()}>
        <Download size={20} aria-hidden="true" />
        {texts.downloadAll}
      </Button>
      {download.error && (
        <p role="alert" className="danger">
          {download.error.message} {texts.pressToTryAgain}
        </p>
      )}
    </>
  );
}
