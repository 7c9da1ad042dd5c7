import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FigureText, StateNote, type NoteText } from './figure-text.tsx';
import type { StateTexts, Threshold, Values } from './state-figures.ts';
import { SourceRefs } from './source-refs.tsx';
import css from './threshold-table.module.css';

function ThresholdRuler({ values }: { values: Values }) {
  const steps = [
    { look: 'permit', from: values.permit },
    { look: 'escort', from: values.escort },
    { look: 'superload', from: values.superload },
  ].flatMap(({ look, from }) => (from === null ? [] : [{ look, from }]));
  const max = Math.max(1, ...steps.map(({ from }) => from)) * 1.12;
  const toShare = (value: number) => `${((value / max) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={classNames('full-width', css['ruler'])}>
      <rect y="6" width="100%" height="14" className={css['road']} />
      {steps
        .toSorted((a, b) => a.from - b.from)
        .map(({ look, from }) => (
          <rect key={look} x={toShare(from)} y="6" width={toShare(max - from)} height="14" className={css[look]} />
        ))}
      {steps.map(({ look, from }) => (
        <rect key={look} x={toShare(from)} width="2" height="26" className={css['tick']} />
      ))}
    </svg>
  );
}

type ThresholdTableProps = { rows: readonly Threshold[]; isFrom: boolean; note: NoteText | null; texts: StateTexts };

export function ThresholdTable({ rows, isFrom, note, texts }: ThresholdTableProps) {
  const id = useId();
  const heads = [texts.permitAbove, texts.escortAbove, texts.superloadAbove];
  const keys = ['permit', 'escort', 'superload'].map((look) => classNames(css['key'], css[look]));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.thresholds}</h2>
      <table className={classNames('table cards-when-narrow above-8', css['table'])}>
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
                <td key={heads[at]} className={css['figure']}>
                  <span aria-hidden="true" className={classNames('only-when-narrow second-line regular', css['label'])}>
                    <span className={keys[at]} />
                    {heads[at]}
                  </span>
                  <FigureText figure={figure} texts={texts} />
                  {figure.isKnown && <SourceRefs numbers={sources[at] ?? []} texts={texts.record} />}
                </td>
              ))}
              <td className={css['picture']}>
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
