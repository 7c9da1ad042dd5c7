import type { EnvelopeCheck } from '@wideload/domain';
import type { DrawingLayout } from './drawing-layout.ts';
import { buildLimitLines } from './envelope.ts';
import { EnvelopeLines } from './envelope-lines.tsx';
import type { DrawnUnit } from './drawn-unit.ts';
import { buildLoadShape } from './load-shape.ts';
import { buildRearLoadShape } from './rear-shape.ts';
import { LoadSilhouette, TrailerRearSilhouette, TruckSilhouette } from './truck-silhouette.tsx';
import css from './unit-drawing.module.css';

type UnitViewsProps = { drawn: DrawnUnit; checks: readonly EnvelopeCheck[]; layout: DrawingLayout };

/** The silhouettes from the side and from behind, on one ground, with the legal limits around them. */
export function UnitViews({ drawn: { facts, plan, load, width }, checks, layout }: UnitViewsProps) {
  const { left, ground, scale, rear } = layout;
  const { height, width: entered } = facts.dimensions;
  const toGlass = (at: number) => `translate(${at} ${ground}) scale(${scale} ${-scale})`;
  const side = { shape: buildLoadShape(load), transform: toGlass(left) };
  const behind = { shape: buildRearLoadShape(load, width), transform: toGlass(rear.at) };
  const margin = layout.isNarrow ? 10 : 20;
  return (
    <>
      <g transform={side.transform}>
        <TruckSilhouette plan={plan} />
        <LoadSilhouette shape={side.shape} isGuess={height === null} />
      </g>
      <g transform={behind.transform}>
        <TrailerRearSilhouette {...load} />
        <LoadSilhouette shape={behind.shape} isGuess={height === null || entered === null} />
      </g>
      <EnvelopeLines
        limits={buildLimitLines(plan, checks, layout)}
        outlines={[side, behind].map(({ shape, transform }) => ({ path: shape.solid, transform }))}
      />
      <path d={`M${margin} ${ground}H${layout.width - margin}`} className={css['ground']} />
      <path
        d={`M${rear.at + (width / 2) * scale} ${ground - plan.height * scale}H${layout.heightAt - 8}`}
        className={css['guide']}
      />
    </>
  );
}
