import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { formatLimitLabel } from './legal-words.ts';
import type { LegalView } from './legal-view.ts';
import css from './legal-picture.module.css';

type LimitLinesProps = {
  view: LegalView;
  /** In inches, with heights upward. */
  outline: string;
};

export function LimitLines({ view, outline }: LimitLinesProps) {
  const id = useId();
  const { left, ground, scale, limits } = view;
  const toGlass = `translate(${left} ${ground}) scale(${scale} ${-scale})`;
  const passed = limits.filter(({ check }) => (check.over ?? 0) > 0);
  return (
    <>
      <defs>
        <pattern id={`${id}hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.5" height="6" className={css['hatch']} />
        </pattern>
        <clipPath id={`${id}load`}>
          <path d={outline} transform={toGlass} />
        </clipPath>
      </defs>
      <path d={outline} transform={toGlass} className={css['outline']} />
      {passed.map(({ check, beyond }) => (
        <g key={check.what} clipPath={check.what === 'trailer_length' ? undefined : `url(#${id}load)`}>
          {beyond.map((rect) => (
            <rect key={rect.x} {...rect} fill={`url(#${id}hatch)`} />
          ))}
        </g>
      ))}
      {limits.map(({ check, path, label: { anchor, ...place } }) => (
        <g key={check.what} className={classNames(css['limit'], (check.over ?? 0) > 0 && css['passed'])}>
          <path d={path} />
          <text {...place} textAnchor={anchor}>
            {formatLimitLabel(check)}
          </text>
        </g>
      ))}
    </>
  );
}
