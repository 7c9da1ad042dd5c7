import type { Permit } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import * as texts from './permit.texts.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { formatWeekdayAndDay } from './format-day.ts';
import { PermitDownload } from './permit-download.tsx';

export function PermitGiven({ permit, unit }: { permit: Permit; unit: number }) {
  const { stateNumber, validFrom, validTo, chargedFeeCents, document } = permit;
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
        ]}
      />
      {document && <PermitDownload permit={permit} document={document} unit={unit} />}
    </>
  );
}
