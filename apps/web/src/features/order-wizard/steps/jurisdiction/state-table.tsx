import { advisory, stateName, type StateCode } from '@wideload/domain';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Section } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import css from './state-table.module.css';

type StateTableProps = {
  chosen: readonly StateCode[];
  messageAt: (path: string) => string | undefined;
  onDelete: (code: StateCode) => void;
};

const caveat =
  'For reference: the permit that a state issues governs. Limits also depend on route, season, posted bridges and local roads.';

/** The chosen states, in the order of the choice, each with what it asks for and the office that says more. */
export function StateTable({ chosen, messageAt, onDelete }: StateTableProps) {
  return (
    <Section title="Selected states">
      {chosen.length === 0 ? (
        <p className={css['empty']}>No state is selected yet. Choose every state that the load passes through.</p>
      ) : (
        <Table caption="Selected states">
          <thead>
            <tr>
              <th scope="col" className={css['state']}>
                State/Province
              </th>
              <th scope="col">Advisory Message</th>
              <th scope="col">Advisory URL</th>
              <th scope="col">
                <span className="visually-hidden">Delete</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((code, index) => (
              <tr key={code}>
                <th scope="row" data-label="State/Province">
                  {stateName(code)} ({code})
                  {messageAt(`jurisdictions.${index}`) !== undefined && (
                    <span className={css['error']}>{messageAt(`jurisdictions.${index}`)}</span>
                  )}
                </th>
                <AdvisoryCells state={code} />
                <td className={css['delete']}>
                  <IconButton label={`Delete ${stateName(code)}`} danger onClick={() => onDelete(code)}>
                    <Trash2 size={20} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {chosen.length > 0 && <p className={css['caveat']}>{caveat}</p>}
    </Section>
  );
}

function AdvisoryCells({ state }: { state: StateCode }) {
  const { sentences, office } = advisory(state);
  return (
    <>
      <td data-label="Advisory Message">
        <ul className={css['advisory']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </td>
      <td data-label="Advisory URL">
        <div>
          <a href={office.url} target="_blank" rel="noreferrer">
            {office.name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          {office.phone !== null && <span className={css['phone']}>{office.phone}</span>}
        </div>
      </td>
    </>
  );
}
