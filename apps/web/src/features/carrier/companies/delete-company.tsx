import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Company } from '@wideload/contract';
import { companies } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { isProblem } from '../../../lib/api/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './companies.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';
import { companiesKey } from './companies.queries.ts';

type Props = {
  company: Company;
  onClose: () => void;
  /** The company is gone, by this press or by an earlier one. */
  onDeleted: () => void;
};

/** Asks before a company is taken off the list, and takes it off. */
export function DeleteCompany({ company, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(companies.remove, { params: { id: company._id } });
      } catch (error) {
        // Deleted in another tab: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    onSuccess() {
      toast({ tone: 'ok', text: texts.companyDeleted(company.name) });
      onDeleted();
    },
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  });
  return (
    <ConfirmModal
      title={texts.deleteCompanyQuestion}
      confirm={texts.deleteCompany}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{texts.companyTakenOff(company.name, company.dotNumber)}</p>
    </ConfirmModal>
  );
}
