import type { Order, Permit } from '@wideload/contract';
import { besideHeader, besideReasons, parseBeside, permits } from '@wideload/contract/client';
import { useMutation } from '@tanstack/react-query';
import { stateName } from '@wideload/domain';
import { Download } from 'lucide-react';
import { fetchResponse } from '#lib/api/api.ts';
import { readFile, callForFile } from '#lib/api/call-for-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button, type ButtonStyle } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import css from './permit-download.module.css';
import * as texts from './permit.texts.ts';
import { useDownload } from '#lib/use-download.ts';
import { classNames } from '#ui/class-names.ts';

type Joined = Pick<Order, '_id' | 'permits'> & { units: readonly Pick<Order['units'][number], '_id'>[] };
type AllPermitsProps = Pick<ButtonStyle, 'size'> & { order: Joined };

async function downloadAll({ _id: id, permits: all, units }: Joined) {
  const response = await fetchResponse(permits.all, { params: { id } }, { isFile: true });
  saveFile(await readFile(response));
  const reasons = new Map(
    parseBeside(response.headers.get(besideHeader)).map(({ document, because }) => [document, because]),
  );
  return all.flatMap((permit) => {
    const because = permit.document === null ? undefined : reasons.get(permit.document._id);
    if (permit.document === null || because === undefined) return [];
    return [
      { permit, document: permit.document, because, unit: units.findIndex(({ _id }) => _id === permit.unit) + 1 },
    ];
  });
}

type Props = {
  permit: Pick<Permit, 'state'>;
  document: NonNullable<Permit['document']>;
  unit: number;
  /** For the narrow column of a table. */
  isShort?: boolean;
};

export function PermitDownload({ permit, document, unit, isShort = false }: Props) {
  const download = useDownload(() => callForFile(permits.document, { params: { id: document._id } }));
  return (
    <div className={classNames('stack align-start gap-8 no-print', !isShort && 'around-8')}>
      <Button
        size="small"
        pending={download.isPending}
        onClick={() => download.mutate()}
        aria-label={texts.downloadPermitOf(stateName(permit.state), unit)}
      >
        {!isShort && <Download size={20} aria-hidden="true" />}
        {isShort ? texts.download : texts.downloadPermitPdf}
      </Button>
      {download.error && (
        <Notice tone="danger" title={texts.permitNotDownloaded}>
          {download.error.message} {texts.pressToTryAgain}
        </Notice>
      )}
    </div>
  );
}

/** Nothing where there are not several issued permits to put together. */
export function AllPermitsDownload({ order, size }: AllPermitsProps) {
  const download = useMutation({ mutationFn: () => downloadAll(order) });
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
      {download.data !== undefined && download.data.length > 0 && (
        <Notice tone="warn" title={texts.besideTitle} className={css['beside']}>
          <p>{texts.besideIntro}</p>
          {download.data.map(({ permit, document, because, unit }) => (
            <div key={document._id} className="filled-above-8">
              <p>{texts.besideOf(stateName(permit.state), unit, besideReasons[because])}</p>
              <PermitDownload permit={permit} document={document} unit={unit} />
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}
