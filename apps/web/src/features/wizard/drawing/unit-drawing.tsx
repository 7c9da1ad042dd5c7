import { checkEnvelope, type EnvelopeCheck, type StateCode } from '@wideload/domain';
import { useId } from 'react';
import * as texts from './drawing.texts.ts';
import { DimensionLine } from '#ui/dimension-line.tsx';
import type { LengthPath, UnitForm } from '#product/unit/unit-form.ts';
import { buildAxleRuler } from './axle-ruler.ts';
import { AxleRulerLines } from './axle-ruler-lines.tsx';
import { computeDrawingLayout } from './drawing-layout.ts';
import { computeDrawingPlaces } from './drawing-places.ts';
import { countWeightRows, placeAxleWeights } from './axle-weight-texts.ts';
import { formatDrawingSentence } from './drawing-sentence.ts';
import { DrawingTargets } from './drawing-targets.tsx';
import { findReach } from './reach.ts';
import { LegalLimits } from './legal-limits.tsx';
import { toDrawnUnit, type DrawnUnit } from './drawn-unit.ts';
import { buildOverallLines } from './overall-lines.ts';
import type { KnownTrailer } from './use-vehicles.ts';
import { UnitViews } from './unit-views.tsx';
import { useWidth } from './use-width.ts';
import css from './unit-drawing.module.css';

type UnitDrawingProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

/** The unit from the side and from behind, with its dimensions and the legal limits around it. */
export function UnitDrawing({ unit, trailer, states, focusedPath, onPick }: UnitDrawingProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const words = useId();
  const drawn = toDrawnUnit(unit, { trailer: trailer?.type ?? null, focusedPath });
  const checks = checkEnvelope({ ...drawn.facts, trailer }, states);
  const reach = findReach(drawn.plan, drawn.width, checks);
  const room = computeDrawingLayout(width, reach);
  const { height } = computeDrawingLayout(width, reach, { weightRows: countWeightRows(drawn.facts, room) });
  return (
    <>
      <div ref={frame} className={css['frame']} style={{ minHeight: height }}>
        {width > 0 && <Drawing {...{ drawn, checks, width, words, focusedPath, onPick }} />}
      </div>
      {checks.length > 0 && <LegalLimits id={words} checks={checks} states={states} />}
    </>
  );
}

type DrawingProps = Pick<UnitDrawingProps, 'focusedPath' | 'onPick'> & {
  drawn: DrawnUnit;
  checks: readonly EnvelopeCheck[];
  width: number;
  /** Id of the sentences about the limits. */
  words: string;
};

function Drawing({ drawn, checks, width, words, focusedPath, onPick }: DrawingProps) {
  const { facts, plan } = drawn;
  const reach = findReach(plan, drawn.width, checks);
  const first = computeDrawingLayout(width, reach);
  const places = plan.axles.map((place) => first.left + place * first.scale);
  const ruler = buildAxleRuler(facts.axles, places, {
    width,
    size: first.textSize,
    apart: first.numberRadius * 2 + 2,
  });
  const layout = computeDrawingLayout(width, reach, {
    rows: Math.max(-1, ...ruler.below.map(({ row }) => row)) + 1,
    weightRows: countWeightRows(facts, first),
  });
  const { dimensions } = facts;
  const lines = buildOverallLines({ dimensions, drawnWidth: drawn.width, focusedPath }, plan, layout);
  return (
    <>
      <svg
        role="img"
        aria-label={formatDrawingSentence(drawn)}
        aria-describedby={checks.length > 0 ? words : undefined}
        width={width}
        height={layout.height}
      >
        <UnitViews {...{ drawn, checks, layout }} />
        <AxleRulerLines {...{ ruler, layout, focusedPath }} />
        {placeAxleWeights(facts, places, layout).map(({ axle, at, row, text }) => (
          <text
            key={axle}
            x={at}
            y={layout.weightsAt + row * layout.rowHeight}
            fontSize={layout.textSize}
            className={css['below']}
          >
            {text}
          </text>
        ))}
        {lines.map(({ path, label: _, ...line }) => (
          <DimensionLine key={path} {...line} isFocused={path === focusedPath} size={layout.textSize} />
        ))}
      </svg>
      <DrawingTargets
        label={texts.dimensionsInTheDrawing}
        targets={computeDrawingPlaces(lines, ruler, layout)}
        onPick={onPick}
      />
    </>
  );
}
