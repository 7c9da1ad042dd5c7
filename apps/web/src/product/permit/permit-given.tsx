import type { Permit } from '@wideload/contract';
import { cents, formatDollars, formatMeasure, grantedFields, type GrantedField } from '@wideload/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { buildPath, permits } from '@wideload/contract/client';
import * as texts from './permit.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { formatWeekdayAndDay } from './format-day.ts';
import { PermitDownload } from './permit-download.tsx';
import { call } from '#lib/api/api.ts';
import { callForFile } from '#lib/api/call-for-file.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { FailedState } from '#ui/list/list-states.tsx';

function versionsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['permits', 'versions', id, version],
    queryFn: ({ signal }) => call(permits.versions, { params: { id } }, { signal }),
  });
}

/** The versions of an amended permit that are no longer in force, newest first. */
export function FormerVersions({ permit: { _id, version } }: { permit: { _id: string; version: number } }) {
  const list = useQuery(versionsQuery(_id, version));
  if (list.error && !list.data)
    return <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />;
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
