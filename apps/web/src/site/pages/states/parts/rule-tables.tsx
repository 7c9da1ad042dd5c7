import { isOrderable, type StateCode } from '@wideload/domain';
import { listRuleTables, type RuleRow, type RuleTables, type RuleWords } from '@wideload/contract/rules';
import { useId } from 'react';
import type { StateTexts } from '../state-figures.ts';
import css from './figure-table.module.css';

const tablesInOrder = ['escorts', 'superload', 'fees', 'weight', 'travel'] as const satisfies (keyof RuleTables)[];

type RuleTablesProps = { code: StateCode; words: RuleWords; texts: StateTexts };

/** The rules of a state that is sold, each row with its conditions. */
export function RuleTableList({ code, words, texts }: RuleTablesProps) {
  if (!isOrderable(code)) return null;
  const tables = listRuleTables(code, words);
  return tablesInOrder
    .filter((name) => tables[name].length > 0)
    .map((name) => <RuleTable key={name} title={texts.tables[name]} rows={tables[name]} texts={texts} />);
}

function RuleTable({ title, rows, texts }: { title: string; rows: readonly RuleRow[]; texts: StateTexts }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="shrinks">
      <h2 id={id}>{title}</h2>
      <table className={css['table']}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              <th scope="row">
                {row.term}
                {row.notes.map((note) => (
                  <span key={note} lang="en">
                    {' '}
                    ({note})
                  </span>
                ))}
              </th>
              <td>
                {row.value}
                {!row.isConfirmed && <span className="muted regular size-label"> ({texts.unconfirmed})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
