import { isOrderable, rulesVersion, stateCodes, stateFacts, type StateCode } from '@wideload/domain';
import { buildBreadcrumbFacts } from '#lib/breadcrumb-facts.ts';
import { formatLongDay, formatInches } from '#lib/format-figures.ts';
import { findStateName, findStatePlace, listStates } from '../../texts/state-names.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import pageCss from '#ui/layout/site-page.module.css';
import { CompareTable } from './parts/compare-table.tsx';
import { IndexMap } from './parts/index-map.tsx';
import type { StatePageProps } from './page-links.ts';
import { toStatePath, type Given, type WholeAddress } from './state-head.ts';
import { formatList } from '#lib/format-list.ts';
import css from './states-index.module.css';

export function buildIndexHead({ texts }: Given, whole: WholeAddress) {
  const { home, states, indexTitle, indexDescription } = texts;
  const heights = stateCodes.map((code) => stateFacts[code].legal.heightIn);
  const width = Math.min(...stateCodes.map((code) => stateFacts[code].legal.widthIn));
  const steps = [
    { name: home, path: '/' },
    { name: states, path: '/states' },
  ];
  return {
    title: indexTitle,
    description: indexDescription(
      stateCodes.length,
      formatInches(width),
      formatInches(Math.min(...heights)),
      formatInches(Math.max(...heights)),
    ),
    facts: { '@context': 'https://schema.org', ...buildBreadcrumbFacts(steps, whole) },
  };
}

function NameList({ texts, language, at }: StatePageProps) {
  return (
    <ul className={classNames('ruled above-12 size-label', css['names'])}>
      {listStates(language).map((code: StateCode) => (
        <li key={code} className="cluster">
          <a href={at(toStatePath(code))} className="medium loose-underline">
            {findStateName(language, code)}
          </a>{' '}
          {!isOrderable(code) && <span className="muted size-small">{texts.notSold}</span>}
        </li>
      ))}
    </ul>
  );
}

export function StatesIndex(props: StatePageProps) {
  const { texts, language, at } = props;
  const notSold = stateCodes.filter((code) => !isOrderable(code)).map((code) => findStatePlace(language, code));
  return (
    <div className={pageCss['page']}>
      <div>
        <Breadcrumbs label={texts.breadcrumbs} steps={[{ name: texts.home, href: at('/') }]} current={texts.states} />
        <h1 className="site-heading above-12">{texts.indexHeading}</h1>
        <p className={pageCss['lead']}>{texts.indexLead}</p>
      </div>
      <div className={css['finder']}>
        <IndexMap {...props} />
        <section aria-labelledby="by-name" {...lazyLayout({ phone: 1300, desktop: 860 })}>
          <h2 id="by-name">{texts.listHeading}</h2>
          <NameList {...props} />
        </section>
      </div>
      <p className="muted whole-line">{texts.notSoldList(formatList(notSold, 'and', language))}</p>
      <CompareTable
        {...props}
        codes={listStates(language)}
        heading={texts.compareHeading}
        caption={texts.compareCaption}
      />
      <p className="muted whole-line ruled padded-top-12">
        {texts.caveat} {texts.asOf(formatLongDay(rulesVersion, language))} ({texts.rules(rulesVersion)}).
      </p>
    </div>
  );
}
