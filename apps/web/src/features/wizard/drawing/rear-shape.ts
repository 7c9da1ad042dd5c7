import { halfTrailer } from './reach.ts';
import { buildBoxPath, buildLoadShape, type Shape } from './load-shape.ts';
import type { LoadPlan } from './load-plan.ts';

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
