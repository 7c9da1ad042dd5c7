import { isOrderable, type StateCode } from '@wideload/domain';
import { listRuleTables, ruleTableNames, type RuleRow, type RuleWords } from '@wideload/contract/rules';
import type { StateFactSource } from '@wideload/domain/permit-sources';
import { Fragment, useId, type ReactNode } from 'react';
import { FactNote, FactText } from '#product/permit/fact-note.tsx';
import type { StateTexts, Row, Threshold, Values, Figure, Asked } from './state-figures.ts';
import { SourceRefs } from './sources-list.tsx';
import { findRowNumbers } from './source-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import css from './figure-table.module.css';
import thresholdTableCss from './threshold-table.module.css';
import { SourceNote, SourceList } from '#product/permit/source-note.tsx';
import type { Language } from '@wideload/contract/client';

type Sourced = { sources: readonly StateFactSource[]; texts: StateTexts };

export function FigureText({ figure, texts }: { figure: Figure; texts: StateTexts }) {
  if (!figure.isKnown) return <span className="muted regular">{figure.text}</span>;
  return (
    <>
      {figure.text}
      {figure.isRecalled && <span className="warn medium size-small"> ({texts.recalled})</span>}
    </>
  );
}

export function FigureSource({ ask, texts }: { ask: Asked; texts: StateTexts }) {
  return (
    <SourceNote figure={ask.figure} words={texts.says}>
      <SourceList sources={ask.sources} words={texts.says} />
    </SourceNote>
  );
}

export type NoteText = { text: string; lang: Language };

type StateNoteProps = {
  note: NoteText | null;
  texts: StateTexts;
  about?: string;
};

export function StateNote({ note, texts, about = texts.note }: StateNoteProps) {
  if (note === null) return null;
  return (
    <p className={classNames('muted size-label above-12', css['note'])}>
      <b>{about}:</b> <span lang={note.lang}>{note.text}</span>
    </p>
  );
}

type RuleTablesProps = Sourced & { code: StateCode; words: RuleWords; travelNote: NoteText | null };

/** The rules of a state that is sold, each row with its conditions. */
export function RuleTableList({ code, words, travelNote, sources, texts }: RuleTablesProps) {
  if (!isOrderable(code)) return null;
  const tables = listRuleTables(code, words);
  // The doubts are beside their figures.
  return ruleTableNames
    .filter((name) => name !== 'doubts' && tables[name].length > 0)
    .map((name) => (
      <RuleTable
        key={name}
        title={texts.tables[name]}
        rows={tables[name]}
        note={name === 'travel' ? travelNote : null}
        sources={sources}
        texts={texts}
      />
    ));
}

function RuleValue({ row: { value, link, isEnglish, isFactText } }: { row: RuleRow }) {
  if (isFactText) return <FactText note={value} />;
  return <span lang={isEnglish && 'en'}>{link === undefined ? value : <a href={link}>{value}</a>}</span>;
}

type RuleTableProps = Sourced & { title: string; rows: readonly RuleRow[]; note: NoteText | null };

function RuleTable({ title, rows, note, sources, texts }: RuleTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="shrinks">
      <h2 id={id}>{title}</h2>
      <table className={classNames('table ruled above-12', css['table'])}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              <th scope="row">
                {row.term}
                {row.notes.map((note) => (
                  <Fragment key={note}>
                    {' '}
                    (<FactNote note={note} />)
                  </Fragment>
                ))}
              </th>
              <td>
                <RuleValue row={row} />
                {!row.isConfirmed && <span className="muted regular size-label"> ({texts.unconfirmed})</span>}
                <SourceRefs numbers={findRowNumbers(sources, row.source)} texts={texts.record} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StateNote note={note} texts={texts} />
    </section>
  );
}

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

function ThresholdRuler({ values }: { values: Values }) {
  const steps = [
    { look: 'permit', from: values.permit },
    { look: 'escort', from: values.escort },
    { look: 'superload', from: values.superload },
  ].flatMap(({ look, from }) => (from === null ? [] : [{ look, from }]));
  const max = Math.max(1, ...steps.map(({ from }) => from)) * 1.12;
  const toShare = (value: number) => `${((value / max) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={classNames('full-width', thresholdTableCss['ruler'])}>
      <rect y="6" width="100%" height="14" className={thresholdTableCss['road']} />
      {steps
        .toSorted((a, b) => a.from - b.from)
        .map(({ look, from }) => (
          <rect
            key={look}
            x={toShare(from)}
            y="6"
            width={toShare(max - from)}
            height="14"
            className={thresholdTableCss[look]}
          />
        ))}
      {steps.map(({ look, from }) => (
        <rect key={look} x={toShare(from)} width="2" height="26" className={thresholdTableCss['tick']} />
      ))}
    </svg>
  );
}

type ThresholdTableProps = { rows: readonly Threshold[]; isFrom: boolean; note: NoteText | null; texts: StateTexts };

export function ThresholdTable({ rows, isFrom, note, texts }: ThresholdTableProps) {
  const id = useId();
  const heads = [texts.permitAbove, texts.escortAbove, texts.superloadAbove];
  const keys = ['permit', 'escort', 'superload'].map((look) =>
    classNames(thresholdTableCss['key'], thresholdTableCss[look]),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.thresholds}</h2>
      <table className={classNames('table cards-when-narrow above-8', thresholdTableCss['table'])}>
        <caption>
          {isFrom ? texts.thresholdsFrom : texts.thresholdsIntro} {texts.lengthNote}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            {heads.map((head, at) => (
              <th key={head} scope="col">
                <span aria-hidden="true" className={keys[at]} />
                {head}
              </th>
            ))}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, figures, sources, values }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {figures.map((figure, at) => (
                <td key={heads[at]} className={thresholdTableCss['figure']}>
                  <span
                    aria-hidden="true"
                    className={classNames('only-when-narrow second-line regular', thresholdTableCss['label'])}
                  >
                    <span className={keys[at]} />
                    {heads[at]}
                  </span>
                  <FigureText figure={figure} texts={texts} />
                  {figure.isKnown && <SourceRefs numbers={sources[at] ?? []} texts={texts.record} />}
                </td>
              ))}
              <td className={thresholdTableCss['picture']}>
                <ThresholdRuler values={values} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StateNote note={note} about={texts.superloadAbove} texts={texts} />
    </section>
  );
}
