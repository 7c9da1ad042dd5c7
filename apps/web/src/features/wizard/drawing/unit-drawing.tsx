import * as texts from './drawing.texts.ts';
import { DimensionLine } from '../../../ui/dimension-line.tsx';
import type { LengthPath, UnitForm } from '../../../product/unit/unit-form.ts';
import { buildAxleRuler } from './axle-ruler.ts';
import { AxleRulerLines } from './axle-ruler-lines.tsx';
import { computeDrawingLayout } from './drawing-layout.ts';
import { computeDrawingPlaces } from './drawing-places.ts';
import { hasAxleWeights, placeAxleWeights } from './axle-weight-texts.ts';
import { formatDrawingSentence } from './drawing-sentence.ts';
import { DrawingTargets } from './drawing-targets.tsx';
import { toDrawnUnit, type DrawnUnit } from './truck/drawn-unit.ts';
import { buildOverallLines } from './overall-lines.ts';
import { LoadSilhouette, TruckSilhouette } from './truck/truck-silhouette.tsx';
import type { KnownTrailer } from './use-trailer.ts';
import { useWidth } from './use-width.ts';
import css from './unit-drawing.module.css';

type UnitDrawingProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  focusedPath: string | null;
  onPick: (path: LengthPath) => void;
};

export function UnitDrawing({ unit, trailer, focusedPath, onPick }: UnitDrawingProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const drawn = toDrawnUnit(unit, { trailer: trailer?.type ?? null, focusedPath });
  const { height } = computeDrawingLayout(width, drawn.plan, { hasWeights: hasAxleWeights(drawn) });
  return (
    <div ref={frame} className={css['frame']} style={{ minHeight: height }}>
      {width > 0 && <Drawing {...{ drawn, width, focusedPath, onPick }} />}
    </div>
  );
}

type DrawingProps = Pick<UnitDrawingProps, 'focusedPath' | 'onPick'> & { drawn: DrawnUnit; width: number };

function Drawing({ drawn, width, focusedPath, onPick }: DrawingProps) {
  const { facts, plan, load } = drawn;
  const first = computeDrawingLayout(width, plan);
  const places = plan.axles.map((place) => first.left + place * first.scale);
  const ruler = buildAxleRuler(facts.axles, places, {
    width,
    size: first.textSize,
    apart: first.numberRadius * 2 + 2,
  });
  const layout = computeDrawingLayout(width, plan, {
    rows: Math.max(-1, ...ruler.below.map(({ row }) => row)) + 1,
    hasWeights: hasAxleWeights(drawn),
  });
  const lines = buildOverallLines({ dimensions: facts.dimensions, focusedPath }, plan, layout);
  const loadTop = layout.ground - plan.height * layout.scale;
  return (
    <>
      <svg role="img" aria-label={formatDrawingSentence(drawn)} width={width} height={layout.height}>
        <g transform={`translate(${layout.left} ${layout.ground}) scale(${layout.scale} ${-layout.scale})`}>
          <TruckSilhouette plan={plan} />
          <LoadSilhouette load={load} isGuess={facts.dimensions.height === null} />
        </g>
        <path
          d={`M${layout.isNarrow ? 10 : 20} ${layout.ground}H${width - (layout.isNarrow ? 10 : 20)}`}
          className={css['ground']}
        />
        <path
          d={`M${layout.left + load.body.to * layout.scale} ${loadTop}H${layout.heightAt - 8}`}
          className={css['guide']}
        />
        <AxleRulerLines {...{ ruler, layout, focusedPath }} />
        {placeAxleWeights(facts, places, layout).map(({ axle, at, text }) => (
          <text key={axle} x={at} y={layout.weightsAt} fontSize={layout.textSize} className={css['below']}>
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
