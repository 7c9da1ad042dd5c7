import type { LoadPlan } from './load-plan.ts';
import type { Shape } from './load-shape.ts';
import { buildTrailerRearPath } from './rear-shape.ts';
import type { TruckPlan } from './truck-plan.ts';
import {
  cabShape,
  buildFrameShape,
  buildSleeperShape,
  buildStackPath,
  buildTrailerPath,
  wheelRadius,
} from './truck-shape.ts';
import css from './truck-silhouette.module.css';

/** In inches with heights upward; the parent group scales it. */
export function TruckSilhouette({ plan }: { plan: TruckPlan }) {
  const { bumper, cab, axles, tractorAxles } = plan;
  return (
    <g className={css['silhouette']}>
      <g transform={`translate(${bumper} 0)`}>
        <path d={buildStackPath(cab)} />
        <g transform={`scale(${cab.stretch} ${cab.rise})`}>
          <Drawn {...cabShape} />
        </g>
        <g transform={`scale(1 ${cab.rise})`}>
          <Drawn {...buildSleeperShape(cab)} />
        </g>
      </g>
      <Drawn {...buildFrameShape(plan)} />
      <path d={buildTrailerPath(plan)} />
      {axles.map((at, index) => (
        <Wheel key={`wheel ${index + 1}`} at={at} radius={wheelRadius[index < tractorAxles ? 'tractor' : 'trailer']} />
      ))}
    </g>
  );
}

export function TrailerRearSilhouette({ deck }: LoadPlan) {
  return <path d={buildTrailerRearPath(deck)} className={css['silhouette']} />;
}

/** `isGuess` draws a load of unknown size with dashes. */
type LoadProps = { shape: Shape; isGuess: boolean };

export function LoadSilhouette({ shape, isGuess }: LoadProps) {
  return (
    <g className={css[isGuess ? 'guess' : 'silhouette']}>{isGuess ? <path d={shape.solid} /> : <Drawn {...shape} />}</g>
  );
}

function Drawn({ solid, cut }: Shape) {
  return (
    <>
      <path d={solid} />
      <path d={cut} className={css['cut']} />
    </>
  );
}

function Wheel({ at, radius }: { at: number; radius: number }) {
  return (
    <g transform={`translate(${at} ${radius})`}>
      <circle r={radius} />
      <circle r={radius * 0.46} className={css['cut']} />
      <circle r={radius * 0.2} />
    </g>
  );
}
