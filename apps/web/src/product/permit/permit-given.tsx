import type { Permit } from '@wideload/contract';
import { cents, formatDollars, formatMeasure, grantedFields, type GrantedField } from '@wideload/domain';
import * as texts from './permit.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { formatWeekdayAndDay } from './format-day.ts';
import { PermitDownload } from './permit-download.tsx';
import { FormerVersions } from './former-versions.tsx';

/** The size and weight of an amendment; a copy on the device may be older than they are. */
function formatGranted(granted: Permit['granted'] | undefined): string {
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
