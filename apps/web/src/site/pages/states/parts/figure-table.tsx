import { useId, type ReactNode } from 'react';
import { FigureSource } from './figure-source.tsx';
import { FigureText } from './figure-text.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './figure-table.module.css';
import type { Row, StateTexts } from '../state-figures.ts';
import { StateNote, type NoteText } from './state-note.tsx';

type FigureTableProps = {
  title: string;
  intro?: string;
  rows: readonly Row[];
  note: NoteText | null;
  texts: StateTexts;
  children?: ReactNode;
};

export function FigureTable({ title, intro, rows, note, texts, children }: FigureTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="shrinks unbroken">
      <h2 id={id}>{title}</h2>
      <table className={classNames('table ruled above-12', css['table'])}>
        <caption className={intro === undefined ? 'visually-hidden' : undefined}>{intro ?? title}</caption>
        <tbody>
          {rows.map(({ term, figure, ask }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <FigureText figure={figure} texts={texts} />
                {ask !== undefined && <FigureSource ask={ask} texts={texts} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StateNote note={note} texts={texts} />
      {children}
    </section>
  );
}
