import { queryOptions, useQuery } from '@tanstack/react-query';
import { buildPath, permits } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { callForFile } from '#lib/api/call-for-file.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { FailedState } from '#ui/list/list-states.tsx';
import * as texts from './permit.texts.ts';

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
