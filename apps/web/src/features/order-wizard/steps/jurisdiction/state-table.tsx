import { stateName, type StateCode } from '@wideload/domain';
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

/** The chosen states, in the order of the choice. The two advisory columns are the specification's, which leaves them empty. */
export function StateTable({ chosen, messageAt, onDelete }: StateTableProps) {
  return (
    <Section title="Selected states">
      {chosen.length === 0 ? (
        <p className={css['empty']}>No state is selected yet. Choose every state that the load passes through.</p>
      ) : (
        <Table caption="Selected states">
          <thead>
            <tr>
              <th scope="col">State/Province</th>
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
                <td data-label="Advisory Message">
                  <Nothing />
                </td>
                <td data-label="Advisory URL">
                  <Nothing />
                </td>
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
    </Section>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none</span>
    </>
  );
}
