import type { Permit, Order } from '@wideload/contract';
import { cents, formatDollars, formatMeasure, grantedFields, type GrantedField, stateName } from '@wideload/domain';
import { useQuery, useMutation } from '@tanstack/react-query';
import { buildPath, permits, besideHeader, besideReasons, parseBeside } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { useWaitingChanges } from '../order/changes/changes.queries.ts';
import * as texts from './permit.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { formatWeekdayAndDay } from './format-day.ts';
import { fetchResponse } from '#lib/api/api.ts';
import { callForFile, readFile } from '#lib/api/call-for-file.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { Download } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { useDownload } from '#lib/use-download.ts';
import { Button, type ButtonStyle } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import css from './permit-given.module.css';
import { classNames } from '#ui/class-names.ts';

const versionsQuery = (id: string, version: number) =>
  callQuery(['permits', 'versions', id, version], permits.versions, { params: { id } });

/** The versions of an amended permit that are no longer in force, newest first. */
export function FormerVersions({ permit: { _id, version } }: { permit: { _id: string; version: number } }) {
  const list = useQuery(versionsQuery(_id, version));
  if (list.error && !list.data) return <FailedQuery query={list} />;
  const items = list.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <div className="stack gap-8 around-8 no-print">
      <p className="bold">{texts.formerVersions}</p>
      <ul className="rows rows-flush" aria-label={texts.formerVersions}>
        {items.map(({ version: number, stateNumber, endedAt, document }) => (
          <li key={number}>
            <DownloadLink
              href={`/api${buildPath(permits.document.path, { id: document._id })}`}
              ask={() => callForFile(permits.document, { params: { id: document._id } })}
            >
              {texts.formerVersion(stateNumber, formatInstant(endedAt))}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The size and weight of an amendment; a copy on the device may be older than they are. */
export function formatGranted(granted: Permit['granted'] | undefined): string {
  const figures = Object.entries(grantedFields).flatMap(([name, unit]) => {
    // Cast: the keys of the record.
    const figure = granted?.[name as GrantedField] ?? null;
    return figure === null ? [] : [`${name} ${formatMeasure(figure, unit)}`];
  });
  return figures.join(', ');
}

type Joined = Pick<Order, '_id' | 'version' | 'permits'> & { units: readonly Pick<Order['units'][number], '_id'>[] };
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

/** Nothing where there are not several issued permits to put together: one that is canceled is not in the joined file. */
export function AllPermitsDownload({ order, size }: AllPermitsProps) {
  const download = useMutation({ mutationFn: () => downloadAll(order) });
  const issued = order.permits.filter(({ status }) => status === 'issued');
  const asked = useWaitingChanges(order, issued.length > 1);
  const isCanceled = (id: string) => asked.some((change) => change.permit === id && change.isCanceled);
  if (issued.filter(({ _id }) => !isCanceled(_id)).length < 2) return null;
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

export function PermitGiven({ permit, unit }: { permit: Permit; unit: number }) {
  const { stateNumber, validFrom, validTo, chargedFeeCents, document, version } = permit;
  const granted = formatGranted(permit.granted);
  return (
    <>
      <DataList
        columns={3}
        facts={[
          { term: texts.permitNumber, value: stateNumber },
          {
            term: texts.valid,
            value:
              validFrom !== null &&
              validTo !== null &&
              texts.fromTo(formatWeekdayAndDay(validFrom), formatWeekdayAndDay(validTo)),
          },
          { term: texts.chargedFee, value: chargedFeeCents === null ? '' : formatDollars(cents(chargedFeeCents)) },
          ...(granted === '' ? [] : [{ term: texts.onThePermit, value: granted }]),
        ]}
      />
      {document && <PermitDownload permit={permit} document={document} unit={unit} />}
      {version > 1 && <FormerVersions permit={permit} />}
    </>
  );
}
