import type { Company, CompanyFacts } from '@wideload/contract';
import { useMemo } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { formatState } from '#product/account/company-words.ts';
import * as texts from './basic-details.texts.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { useFoundChoices } from '#ui/form/use-found-choices.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { AddLinks } from '../add-links.tsx';
import { toCompanyFacts } from '../draft/order-form.ts';

type CompanyPickerProps = {
  company: CompanyFacts | null;
  error: string | undefined;
  onChoose: (company: CompanyFacts | null) => void;
  onBlur: () => void;
  onAdd: () => void;
  onAddHere: () => void;
};

/** Picks one of the user's companies; the order stores a snapshot of it. */
export function CompanyPicker({ company, error, onChoose, onBlur, onAdd, onAddHere }: CompanyPickerProps) {
  const { items, failure, onSearch } = useFoundChoices<CompanyFacts, Company>(companyRecords.choicesQuery, company);
  const choices = useMemo(() => items.map(toChoice), [items]);
  return (
    <FieldGrid columns={2}>
      <Combobox
        label={texts.company}
        name="company"
        choices={choices}
        value={company?._id ?? ''}
        onChange={(id) => onChoose(toSnapshot(items.find((item) => item._id === id)))}
        onSearch={onSearch}
        onBlur={onBlur}
        error={error ?? failure}
        nothing={texts.noCompanyMatches}
        placeholder={texts.findCompany}
        action={
          <AddLinks
            here={texts.addCompanyHere}
            onHere={onAddHere}
            page={texts.addCompany}
            pageHint={texts.addCompanyHint}
            onPage={onAdd}
          />
        }
      />
    </FieldGrid>
  );
}

function toChoice({ _id, name, dotNumber, docketNumber, city, state }: CompanyFacts) {
  return {
    value: _id,
    label: name,
    detail: texts.companyDetail({ dotNumber, city, state: formatState(state) }),
    find: docketNumber,
  };
}

function toSnapshot(chosen: CompanyFacts | Company | undefined): CompanyFacts | null {
  if (chosen === undefined) return null;
  return 'verified' in chosen ? toCompanyFacts(chosen) : chosen;
}
