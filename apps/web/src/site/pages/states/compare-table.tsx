import { getFirstEscortWidth, stateFacts, type StateCode } from '@wideload/domain';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { findStateName } from '../../texts/state-names.ts';
import { formatAbove } from './state-figures.ts';
import type { StatePageProps } from './page-links.ts';
import { toStatePath } from './state-head.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import css from './compare-table.module.css';

function CompareRow({ code, isOwn, texts, language, at }: StatePageProps & { code: StateCode; isOwn: boolean }) {
  const { legal, fee, escorts } = stateFacts[code];
  const first = getFirstEscortWidth(escorts);
  const amount = fee.amount === null ? texts.notSold : formatMoney(fee.amount, language);
  return (
    <tr className={isOwn ? 'strong' : undefined}>
      <th scope="row">
        {isOwn ? (
          <b>{findStateName(language, code)}</b>
        ) : (
          <a href={at(toStatePath(code))}>{findStateName(language, code)}</a>
        )}
      </th>
      <td>{formatInches(legal.widthIn)}</td>
      <td>{formatInches(legal.heightIn)}</td>
      <td className="hidden-when-narrow">{formatInches(legal.trailerLengthIn)}</td>
      <td className="hidden-when-narrow">
        {legal.grossWeightLb === null ? texts.missing.none : formatPounds(legal.grossWeightLb, language)}
      </td>
      <td className="hidden-when-narrow">
        {escorts.comparison === 'gte' ? texts.from(formatInches(first)) : formatAbove(first, texts)}
      </td>
      <td>{fee.chargedDaily ? `${amount} ${texts.perDay}` : amount}</td>
    </tr>
  );
}

type CompareTableProps = StatePageProps & {
  codes: readonly StateCode[];
  heading: string;
  caption: string;
  /** The state of the page. */
  own?: StateCode;
};

/** In px: the heading, the caption and the head of the table, and each state. */
const estimateHeights = (states: number) => ({ phone: 180 + 48 * states, desktop: 180 + 44 * states });

/** A phone shows the three figures that differ most; the state's page has the others. */
export function CompareTable({ codes, heading, caption, own, ...props }: CompareTableProps) {
  const { texts, language } = props;
  return (
    <section aria-labelledby="compare" {...lazyLayout(estimateHeights(codes.length))}>
      <h2 id="compare">{heading}</h2>
      <table className={classNames('table targets loose-underlines above-8', css['table'])}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.states}</th>
            <th scope="col">{texts.width}</th>
            <th scope="col">{texts.height}</th>
            <th scope="col" className="hidden-when-narrow">
              {texts.trailerTerm}
            </th>
            <th scope="col" className="hidden-when-narrow">
              {texts.weight}
            </th>
            <th scope="col" className="hidden-when-narrow">
              {texts.escortAbove}, {texts.width.toLocaleLowerCase(language)}
            </th>
            <th scope="col">{texts.fee}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <CompareRow key={code} code={code} isOwn={code === own} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
