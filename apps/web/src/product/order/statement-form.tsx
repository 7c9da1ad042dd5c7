import type { StatementChoices } from '@wideload/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { StatementMonth } from './statement-month.tsx';
import * as texts from './statements.texts.ts';

type Company = StatementChoices['companies'][number];

const toOption = ({ _id, name, dotNumber }: Company) => {
  return { value: _id, label: texts.companyWithNumber(name, dotNumber) };
};
/** Months of half a year are in sight. */
const shownAtFirst = 6;

export function StatementForm({ choices, first }: { choices: StatementChoices; first: Company }) {
  const { companies, months, timeZone } = choices;
  const [companyId, setCompanyId] = useState(first._id);
  const [isWhole, setWhole] = useState(false);
  const company = companies.find(({ _id }) => _id === companyId) ?? first;
  const shown = isWhole ? months : months.slice(0, shownAtFirst);
  return (
    <div className="stack gap-12">
      {companies.length > 1 ? (
        <SelectField
          label={texts.company}
          name="company"
          options={companies.map(toOption)}
          value={company._id}
          onChange={(event) => setCompanyId(event.target.value)}
        />
      ) : (
        <p className="strong">{toOption(company).label}</p>
      )}
      <ul className="rows hairline" aria-label={texts.statements}>
        {shown.map((month) => (
          <StatementMonth
            key={`${company._id} ${month}`}
            companyId={company._id}
            month={month}
            isEmpty={!company.booked.includes(month)}
          />
        ))}
      </ul>
      {shown.length < months.length && <Button onClick={() => setWhole(true)}>{texts.showAll(months.length)}</Button>}
      <p className="hint">{texts.monthsEnd(timeZone)}</p>
    </div>
  );
}
