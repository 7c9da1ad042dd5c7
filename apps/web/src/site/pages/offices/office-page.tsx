import { seller } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import page from '#ui/layout/site-page.module.css';
import { CallLink } from '../../frame/call-link.tsx';
import type { LandingTexts } from '../landing/landing-texts.ts';
import { OfficeAddress, type Office } from './office-place.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './office-map.module.css';
import { buildOfficeMap, officeMapSize, type OfficePlace } from './office-map-lines.ts';

function OfficeMap({ words, ...place }: OfficePlace & { words: string }) {
  const { width, height } = officeMapSize;
  const { land, roads, towns, office } = buildOfficeMap(place);
  const clip = `office-${place.state}`;
  const plate = place.city.length * 11 + 24;
  return (
    <svg data-office-map="" role="img" aria-label={words} viewBox={`0 0 ${width} ${height}`} className={css['map']}>
      <clipPath id={clip}>
        <path d={land} />
      </clipPath>
      <path d={land} className={css['land']} />
      <path d={roads} clipPath={`url(#${clip})`} className={css['roads']} />
      {towns.map(({ name, x, y, isBefore }) => (
        <g key={name} className={css['town']}>
          <circle cx={x} cy={y} r="3" />
          <text x={isBefore ? x - 8 : x + 8} y={y} textAnchor={isBefore ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      <g
        transform={`translate(${office.x.toFixed(1)} ${office.y.toFixed(1)})`}
        className={classNames('drawn', css['plate'])}
      >
        <path d="M0 0V-22" />
        <rect x={-plate / 2} y="-54" width={plate} height="32" rx="4" />
        <text y="-37.5">{place.city}</text>
      </g>
    </svg>
  );
}

type Props = { office: Office; texts: LandingTexts; home: { name: string; href: string }; breadcrumbs: string };

/** The modals of other pages fetch the map from this page. */
export function OfficePage({ office, texts, home, breadcrumbs }: Props) {
  const { city, state } = office;
  return (
    <div className={page['page']}>
      <div>
        <Breadcrumbs label={breadcrumbs} steps={[home]} current={texts.mapTitle(city)} />
        <h1 className="site-heading above-12">{texts.mapTitle(city)}</h1>
      </div>
      <OfficeMap {...office} stateName={stateName(state)} words={texts.mapWords(city, stateName(state))} />
      <OfficeAddress office={office} />
      <p>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <div>
        <CallLink texts={texts} className={buildButtonClass({ look: 'primary' })} />
      </div>
    </div>
  );
}
