import type { EnvelopeCheck } from '@wideload/domain';
import * as texts from './legal-limits.texts.ts';
import type { DrawnUnit } from '../truck/drawn-unit.ts';
import { buildLegalSideView } from './legal-side-view.ts';
import { LimitLines } from './limit-lines.tsx';
import { buildLoadShape } from '../truck/load-shape.ts';
import { TruckSilhouette } from '../truck/truck-silhouette.tsx';
import { useWidth } from '../use-width.ts';
import css from './legal-picture.module.css';

type LegalSideViewProps = {
  drawn: DrawnUnit;
  checks: readonly EnvelopeCheck[];
  /** Id of the sentences with the same content. */
  describedBy: string;
};

export function LegalSideView({ drawn: { plan, load }, checks, describedBy }: LegalSideViewProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const view = buildLegalSideView(plan, checks, width);
  return (
    <div ref={frame} className={css['view']} style={{ minHeight: view.height }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={texts.loadFromTheSide}
          aria-describedby={describedBy}
          width={width}
          height={view.height}
        >
          <g transform={`translate(${view.left} ${view.ground}) scale(${view.scale} ${-view.scale})`}>
            <TruckSilhouette plan={plan} isPale />
          </g>
          <path d={`M0 ${view.ground}H${width}`} className={css['ground']} />
          <LimitLines view={view} outline={buildLoadShape(load).solid} />
        </svg>
      )}
    </div>
  );
}
