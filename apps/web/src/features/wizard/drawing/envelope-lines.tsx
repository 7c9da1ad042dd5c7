import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { LimitLine } from './envelope.ts';
import { formatLimitLabel } from './legal-words.ts';
import css from './envelope-lines.module.css';

type EnvelopeLinesProps = {
  limits: readonly LimitLine[];
  /** Outlines of the load in inches, with heights upward, each with its place in px. */
  outlines: readonly { path: string; transform: string }[];
};

/** The legal limits around the unit, and hatched what of the load passes them. */
export function EnvelopeLines({ limits, outlines }: EnvelopeLinesProps) {
  const id = useId();
  const isPassed = ({ check }: LimitLine) => (check.over ?? 0) > 0;
  return (
    <>
      <defs>
        <pattern id={`${id}hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={css['gap']} />
          <rect width="2.5" height="5" className={css['hatch']} />
        </pattern>
        <clipPath id={`${id}load`}>
          {outlines.map(({ path, transform }) => (
            <path key={transform} d={path} transform={transform} />
          ))}
        </clipPath>
      </defs>
      {limits.filter(isPassed).map(({ check, beyond }) => (
        <g key={check.what} clipPath={check.what === 'trailer_length' ? undefined : `url(#${id}load)`}>
          <title>{formatLimitLabel(check)}</title>
          {beyond.map((rect) => (
            <rect key={rect.x} {...rect} fill={`url(#${id}hatch)`} />
          ))}
        </g>
      ))}
      {limits.map((limit) => (
        <g key={limit.check.what}>
          <title>{formatLimitLabel(limit.check)}</title>
          <path d={limit.path} className={classNames(css['limit'], isPassed(limit) && css['passed'])} />
        </g>
      ))}
    </>
  );
}
