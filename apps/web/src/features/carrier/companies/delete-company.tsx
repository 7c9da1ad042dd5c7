import type { Company } from '@wideload/contract';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { companyRecords } from '#product/account/own-records.ts';
import * as texts from './companies.texts.ts';

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & { company: Company };

export function DeleteCompany({ company, ...actions }: Props) {
  const { _id, name, dotNumber } = company;
  return (
    <DeleteRecord
      title={texts.deleteCompanyQuestion}
      confirm={texts.deleteCompany}
      remove={() => companyRecords.remove(_id)}
      stale={companyRecords.key}
      successText={texts.companyDeleted(name)}
      {...actions}
    >
      <p>{texts.companyTakenOff(name, dotNumber)}</p>
    </DeleteRecord>
  );
}
