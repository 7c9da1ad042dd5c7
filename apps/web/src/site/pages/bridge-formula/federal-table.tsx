import { computeBridgeLimit, interstateLimits } from '@wideload/domain';
import { toLocale } from '#lib/format-figures.ts';
import type { BridgePageProps } from './bridge-page-props.ts';
import css from './federal-table.module.css';

const axles = [2, 3, 4, 5, 6, 7, 8, 9];
const lengths = Array.from({ length: 57 }, (_, at) => at + 4);

/** Matches the printed table: up to 8 ft a tandem, and no cells for axles that cannot be so close. */
function computeCell(count: number, feet: number): number | null {
  if (feet < 4 * (count - 1)) return null;
  return feet <= 8 ? interstateLimits.tandem : computeBridgeLimit(count, feet);
}

/** A phone has no room for groups that hardly any truck has. */
const findClass = (count: number) => (count > 7 ? 'hidden-when-narrow' : undefined);

export function FederalTable({ texts, language }: BridgePageProps) {
  const number = new Intl.NumberFormat(toLocale(language));
  return (
    <section aria-labelledby="federal">
      <h2 id="federal">{texts.federal}</h2>
      <details className="ruled-around above-12">
        <summary className="padded-12 strong">{texts.federalSummary}</summary>
        <table className={css['table']}>
          <caption>{texts.federalCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.federalFeet}</th>
              {axles.map((count) => (
                <th key={count} scope="col" className={findClass(count)}>
                  {texts.federalAxles(count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lengths.map((feet) => (
              <tr key={feet}>
                <th scope="row">{feet}</th>
                {axles.map((count) => {
                  const weight = computeCell(count, feet);
                  return (
                    <td key={count} className={findClass(count)}>
                      {weight === null ? '' : number.format(weight)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
