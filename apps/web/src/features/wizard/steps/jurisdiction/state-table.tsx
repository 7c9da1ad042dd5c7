import { stateFacts, stateName, type DraftUnit, type StateCode } from '@wideload/domain';
import { Trash2 } from 'lucide-react';
import * as texts from './jurisdiction.texts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Section } from '../../../../ui/layout/panel.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { StateAdvisory } from './state-advisory.tsx';
import css from './state-table.module.css';

type StateTableProps = {
  chosen: readonly StateCode[];
  units: readonly DraftUnit[];
  messageAt: (path: string) => string | undefined;
  onDelete: (code: StateCode) => void;
};

const caveat = texts.forReference;

/** The chosen states in order of choice, each with its requirements and its permit office. */
export function StateTable({ chosen, units, messageAt, onDelete }: StateTableProps) {
  return (
    <Section title={texts.selectedStates}>
      {chosen.length === 0 ? (
        <p className="muted">{texts.noStateSelected}</p>
      ) : (
        <Table caption={texts.selectedStates}>
          <thead>
            <tr>
              <th scope="col" className="nowrap">
                {texts.stateProvince}
              </th>
              <th scope="col">{texts.advisoryMessage}</th>
              <th scope="col">{texts.advisoryUrl}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((code, index) => (
              <tr key={code}>
                <th scope="row" data-label={texts.stateProvince} className={css['name']}>
                  {stateName(code)} ({code})
                  {messageAt(`jurisdictions.${index}`) !== undefined && (
                    <span className={css['error']}>{messageAt(`jurisdictions.${index}`)}</span>
                  )}
                </th>
                <AdvisoryCells state={code} units={units} />
                <td className={css['delete']}>
                  <IconButton label={texts.removeState(stateName(code))} danger onClick={() => onDelete(code)}>
                    <Trash2 size={20} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {chosen.length > 0 && <p className="hint above-12">{caveat}</p>}
    </Section>
  );
}

function AdvisoryCells({ state, units }: { state: StateCode; units: readonly DraftUnit[] }) {
  const office = stateFacts[state].agency;
  return (
    <>
      <td data-label={texts.advisoryMessage}>
        <StateAdvisory state={state} units={units} />
      </td>
      <td data-label={texts.advisoryUrl}>
        <div>
          <a href={office.url} target="_blank" rel="noreferrer">
            {office.name}
            <span className="visually-hidden"> {texts.opensInNewTab}</span>
          </a>
          {office.phone !== null && <span className="second-line">{office.phone}</span>}
        </div>
      </td>
    </>
  );
}
