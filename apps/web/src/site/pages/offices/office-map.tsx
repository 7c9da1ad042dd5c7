import { classNames } from '#ui/class-names.ts';
import css from './office-map.module.css';
import { buildOfficeMap, officeMapSize, type OfficePlace } from './office-map-lines.ts';

export function OfficeMap({ words, ...place }: OfficePlace & { words: string }) {
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
