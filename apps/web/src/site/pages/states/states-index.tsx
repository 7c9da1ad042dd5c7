import { isOrderable, rulesVersion, stateCodes, stateFacts, type StateCode } from '@wideload/domain';
import { Breadcrumbs, buildBreadcrumbFacts } from '#ui/layout/breadcrumbs.tsx';
import { formatLongDay, formatInches } from '#lib/format-figures.ts';
import { findStateName, findStatePlace, listStates } from '../../texts/state-names.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import pageCss from '#ui/layout/site-page.module.css';
import { CompareTable } from './compare-table.tsx';
import type { StatePageProps } from './page-links.ts';
import { toStatePath, type Given, type WholeAddress } from './state-head.ts';
import { formatList } from '#lib/format-list.ts';
import css from './states-index.module.css';
import {
  calloutPoints,
  calloutStates,
  isCallout,
  mapSize,
  findLabelPoint,
  findStatePath as outline,
  type Point,
} from '#ui/state-map/state-map-places.ts';
import map from '#ui/state-map/state-map.module.css';

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

/** Extra room in the sea for the small states. */
const stage = { width: 2140, height: mapSize.height };
const toPercent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const toPosition = ({ x, y }: Point) => ({ left: toPercent(x, stage.width), top: toPercent(y, stage.height) });

const renderLeader = (code: keyof typeof calloutPoints) => {
  const [from, to] = [findLabelPoint(code), calloutPoints[code]];
  const isAbove = to.x < mapSize.width;
  return `M${from.x} ${from.y}L${isAbove ? to.x : to.x - 50} ${isAbove ? to.y + 24 : to.y}`;
};

/** The links of the map serve the mouse only: the list beside it is the equivalent for keyboards and screen readers. */
function IndexMap({ texts, language, at }: StatePageProps) {
  const formatName = (code: StateCode) =>
    isOrderable(code) ? findStateName(language, code) : `${findStateName(language, code)}: ${texts.notSold}`;
  return (
    <div aria-hidden="true" className={classNames('no-print', css['map'])}>
      <div className={map['picture']}>
        <svg viewBox={`0 0 ${stage.width} ${stage.height}`} className={classNames(map['shapes'], css['shapes'])}>
          <defs>
            <pattern id="not-sold" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="18" height="18" className={map['hatchGround']} />
              <rect width="4" height="18" className={map['hatchLine']} />
            </pattern>
          </defs>
          {stateCodes.map((code) => (
            <a key={code} href={at(toStatePath(code))} tabIndex={-1}>
              <title>{formatName(code)}</title>
              <path
                d={outline(code)}
                className={css[isOrderable(code) ? 'sold' : 'notSold']}
                fill={isOrderable(code) ? undefined : 'url(#not-sold)'}
              />
            </a>
          ))}
          <path d={calloutStates.map(renderLeader).join('')} className={css['leaders']} />
        </svg>
        {stateCodes.map((code) =>
          isCallout(code) ? (
            <a
              key={code}
              href={at(toStatePath(code))}
              tabIndex={-1}
              title={formatName(code)}
              className={css['callout']}
              data-sold={isOrderable(code)}
              style={toPosition(calloutPoints[code])}
            >
              {code}
            </a>
          ) : (
            <span
              key={code}
              className={classNames(map['label'], css['label'])}
              style={toPosition(findLabelPoint(code))}
            >
              {code}
            </span>
          ),
        )}
      </div>
      <p className={css['legend']}>
        <span className={map['key']} data-look="sold">
          {texts.sold}
        </span>{' '}
        <span className={map['key']} data-look="not-sold">
          {texts.notSold}
        </span>
      </p>
    </div>
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
