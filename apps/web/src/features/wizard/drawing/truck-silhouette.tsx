import type { LoadPlan } from './load-plan.ts';
import { type Shape, buildBoxPath, buildLoadShape } from './load-shape.ts';
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
import { halfTrailer } from './reach.ts';

/** In inches; also the max width drawn to scale. */
const usualWidth = 102;
const widest = 720;

export function findDrawnWidth(entered: number | null): number {
  return Math.min(widest, entered ?? usualWidth);
}

/** The load from behind, around the middle of the trailer. */
export function buildRearLoadShape({ type, deck, body }: LoadPlan, loadWidth: number): Shape {
  const seen = { ...body, from: -loadWidth / 2, to: loadWidth / 2 };
  return buildLoadShape({ type, deck, body: seen, boom: null, beam: null });
}

export function buildTrailerRearPath(deck: number): string {
  const buildTirePath = (from: number) => buildBoxPath({ from, to: from + 10, base: 0, top: 36 });
  const tires = [-halfTrailer, -halfTrailer + 11.5, halfTrailer - 21.5, halfTrailer - 10].map(buildTirePath).join('');
  const edge = Math.max(deck, 54);
  return (
    tires +
    buildBoxPath({ from: -34, to: 34, base: 15, top: 21 }) +
    buildBoxPath({ from: -halfTrailer, to: halfTrailer, base: edge - 13, top: edge })
  );
}

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
