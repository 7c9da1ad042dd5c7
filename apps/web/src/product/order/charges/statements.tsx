import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { StatementChoices } from '@wideload/contract';
import { callQuery } from '#lib/api/call-query.ts';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import * as texts from './statements.texts.ts';
import { statements } from '@wideload/contract/client';
import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useDownload } from '#lib/use-download.ts';
import { Notice } from '#ui/layout/notice.tsx';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Props = { companyId: string; month: string; isEmpty: boolean };

/** @param month such as `2026-11`. */
function StatementMonth({ companyId, month, isEmpty }: Props) {
  const download = useDownload(() => callForFile(statements.file, { params: { id: companyId, month } }));
  const name = monthFormat.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <li>
      <div className="spread align-center">
        <div>
          <p>{name}</p>
          {isEmpty && <p className="hint">{texts.nothingBooked}</p>}
        </div>
        <Button
          size="small"
          pending={download.isPending}
          aria-label={texts.statementOf(name)}
          onClick={() => download.mutate()}
        >
          <Download size={18} aria-hidden="true" />
          {texts.pdf}
        </Button>
      </div>
      {download.error && (
        <Notice tone="danger" title={texts.notDownloaded}>
          {download.error.message} {texts.tryAgain}
        </Notice>
      )}
    </li>
  );
}

type Company = StatementChoices['companies'][number];

const toOption = ({ _id, name, dotNumber }: Company) => {
  return { value: _id, label: texts.companyWithNumber(name, dotNumber) };
};
/** Months of half a year are in sight. */
const shownAtFirst = 6;

function StatementForm({ choices, first }: { choices: StatementChoices; first: Company }) {
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

function Choices({ choices }: { choices: StatementChoices }) {
  const [first] = choices.companies;
  return first === undefined ? <p>{texts.nothingYet}</p> : <StatementForm choices={choices} first={first} />;
}

function Loaded({ query }: { query: UseQueryResult<StatementChoices> }) {
  const { data, error, isPending } = query;
  return (
    <>
      {isPending && <ListSkeleton rows={1} label={texts.loading} />}
      {error && !data && <FailedQuery query={query} />}
      {data && <Choices choices={data} />}
    </>
  );
}

export function OwnStatements() {
  const query = useQuery(ownStatementsQuery);
  return (
    <Section title={texts.statements} intro={texts.intro}>
      <Panel>
        <Loaded query={query} />
      </Panel>
    </Section>
  );
}

/** For an admin, without a title of its own. */
export function UserStatements({ userId }: { userId: string }) {
  return <Loaded query={useQuery(userStatementsQuery(userId))} />;
}

const ownStatementsQuery = callQuery(['statements', 'own'], statements.list, {});

const userStatementsQuery = (id: string) => callQuery(['statements', id], statements.listOfUser, { params: { id } });
