import {
  interstateLimits,
  stateCodes,
  stateFacts,
  toStateSlug,
  type StateCode,
  computeBridgeLimit,
} from '@wideload/domain';
import { createElement, type ReactNode } from 'react';
import { Breadcrumbs, buildBreadcrumbFacts } from '#ui/layout/breadcrumbs.tsx';
import { formatPounds, toLocale } from '#lib/format-figures.ts';
import { findStateName } from '../../texts/state-names.ts';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import pageCss from '#ui/layout/site-page.module.css';
import { BridgeForm } from './bridge-form.tsx';
import css from './bridge-formula-page.module.css';
import { exampleLoad, type BridgeTexts, type BridgePageProps } from './bridge-load.ts';
import { renderBridgeResult, type Drawn } from './bridge-result.ts';
import { formatList } from '#lib/format-list.ts';
import federalTableCss from './federal-table.module.css';

export function toMarkup({ tag, attributes, parts }: Drawn): ReactNode {
  const named = Object.entries(attributes).map(([name, value]) => [name === 'class' ? 'className' : name, value]);
  const children = parts.map((part) => (typeof part === 'string' ? part : toMarkup(part)));
  return createElement(tag, Object.fromEntries(named), ...children);
}

export function buildBridgeHead({ title, description, home, name }: BridgeTexts, whole: (path: string) => string) {
  const steps = [
    { name: home, path: '/' },
    { name, path: '/bridge-formula' },
  ];
  return { title, description, facts: { '@context': 'https://schema.org', ...buildBreadcrumbFacts(steps, whole) } };
}

function Calculator({ texts, language }: BridgePageProps) {
  const { banner, drawing, table } = renderBridgeResult(exampleLoad, { texts, language });
  return (
    <div data-island="bridge-formula" data-wakes="query" data-failed={texts.failed} className={css['calculator']}>
      <BridgeForm texts={texts} language={language} />
      <section aria-label={texts.result}>
        <p data-note="" className="muted size-label whole-line below-8 hidden-when-empty">
          {texts.example}
        </p>
        <div className={css['panel']}>
          <div role="status" data-banner="">
            {toMarkup(banner)}
          </div>
          <div data-drawing="">{toMarkup(drawing)}</div>
        </div>
        <div data-table="" className={css['table']}>
          {toMarkup(table)}
        </div>
      </section>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </div>
  );
}

function Explanation({ texts, language }: BridgePageProps) {
  const weight = (value: number) => formatPounds(value, language);
  const { gross, singleAxle, tandem } = interstateLimits;
  return (
    <section aria-labelledby="explain" className="stack shrinks">
      <h2 id="explain">{texts.explain}</h2>
      <p>{texts.explainText}</p>
      <p className={classNames('padded-12 ruled-around', css['formula'])}>W = 500 × [L·N ÷ (N − 1) + 12·N + 36]</p>
      <dl className={css['symbols']}>
        {Object.entries(texts.symbols).map(([symbol, meaning]) => (
          <div key={symbol}>
            <dt className="bold">{symbol}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3 className="above-8">{texts.besides}</h3>
      <ul className="rows hairline">
        <li>{texts.limits.gross(weight(gross))}</li>
        <li>{texts.limits.single(weight(singleAxle))}</li>
        <li>{texts.limits.tandem(weight(tandem))}</li>
        <li>{texts.limits.twoTandems(weight(tandem))}</li>
      </ul>
      <p>{texts.permits}</p>
      <h3 className="above-8">{texts.sources}</h3>
      <ul className={css['sources']}>
        <li>{texts.sourceLaw}</li>
        <li>
          <a href="https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm?category=9">{texts.sourceAnswers}</a>
        </li>
        <li>
          <a href="https://ops.fhwa.dot.gov/freight/publications/brdg_frm_wghts/">{texts.sourcePamphlet}</a>
        </li>
      </ul>
    </section>
  );
}

function isDifferent({ grossWeightLb, singleAxleLb, tandemAxleLb }: (typeof stateFacts)[StateCode]['legal']): boolean {
  const { gross, singleAxle, tandem } = interstateLimits;
  return grossWeightLb !== gross || singleAxleLb !== singleAxle || tandemAxleLb !== tandem;
}

/** These states have rules that are no figures: data/bridge-formula.md, exception 5. */
const ownTables = ['AK', 'CO', 'ID', 'KS', 'MI', 'NE', 'ND', 'SC', 'WA', 'WY'] as const satisfies StateCode[];

function StateExceptions({ texts, language, at }: BridgePageProps) {
  const codes = stateCodes.filter((code) => isDifferent(stateFacts[code].legal));
  const weight = (value: number) => formatPounds(value, language);
  const name = (code: StateCode) => findStateName(language, code);
  return (
    <section aria-labelledby="states" className="stack shrinks">
      <h2 id="states">{texts.states}</h2>
      <p>{texts.statesText}</p>
      <table className={classNames('table targets loose-underlines', css['states'])}>
        <caption className="visually-hidden">{texts.statesCaption}</caption>
        <thead>
          <tr>
            {[texts.state, texts.single, texts.tandem, texts.gross].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const { singleAxleLb, tandemAxleLb, grossWeightLb } = stateFacts[code].legal;
            return (
              <tr key={code}>
                <th scope="row">
                  <a href={at(`/states/${toStateSlug(code)}`)}>{name(code)}</a>
                </th>
                <td>{weight(singleAxleLb)}</td>
                <td>{weight(tandemAxleLb)}</td>
                <td>{grossWeightLb === null ? texts.noLimit : weight(grossWeightLb)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{texts.ownTables(formatList(ownTables.map(name), 'and', language))}</p>
      <p className="cluster no-print">
        <a href={at('/states')} className={buildButtonClass({})}>
          {texts.allStates}
        </a>
        <a href={at('/check-your-load')} className={buildButtonClass({ look: 'primary' })}>
          {texts.check}
        </a>
      </p>
    </section>
  );
}

const axles = [2, 3, 4, 5, 6, 7, 8, 9];
const lengths = Array.from({ length: 57 }, (_, at) => at + 4);

/** Matches the printed table: up to 8 ft a tandem, and no cells for axles that cannot be so close. */
function computeCell(count: number, feet: number): number | null {
  if (feet < 4 * (count - 1)) return null;
  return feet <= 8 ? interstateLimits.tandem : computeBridgeLimit(count, feet);
}

/** A phone has no room for groups that hardly any truck has. */
const findClass = (count: number) => (count > 7 ? 'hidden-when-narrow' : undefined);

function FederalTable({ texts, language }: BridgePageProps) {
  const number = new Intl.NumberFormat(toLocale(language));
  return (
    <section aria-labelledby="federal">
      <h2 id="federal">{texts.federal}</h2>
      <details className="ruled-around above-12">
        <summary className="padded-12 strong">{texts.federalSummary}</summary>
        <table className={federalTableCss['table']}>
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

export function BridgeFormulaPage(props: BridgePageProps) {
  const { texts, at } = props;
  return (
    <div className={classNames(pageCss['page'], 'gap-44')}>
      <div>
        <Breadcrumbs label={texts.breadcrumbs} steps={[{ name: texts.home, href: at('/') }]} current={texts.name} />
        <h1 className="site-heading above-12">{texts.heading}</h1>
        <p className={pageCss['lead']}>{texts.lead}</p>
      </div>
      <Calculator {...props} />
      <div className={classNames('no-print', css['columns'])}>
        <Explanation {...props} />
        <StateExceptions {...props} />
      </div>
      <FederalTable {...props} />
    </div>
  );
}
