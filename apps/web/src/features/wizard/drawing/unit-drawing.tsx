import {
  checkEnvelope,
  type EnvelopeCheck,
  type StateCode,
  axleKeys,
  formatLengthWords,
  formatPounds,
  inches,
  listAxleWeights,
  pounds,
  loadTypeLabel,
  getTrailerTypeLabel,
  fewestAxles,
  type DraftUnit,
  type TrailerType,
} from '@wideload/domain';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as texts from './drawing.texts.ts';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { type LengthPath, type UnitForm, axleFields, toDraftUnit } from '#product/unit/unit-form.ts';
import { buildAxleRuler, countWeightRows, placeAxleWeights } from './axle-ruler.ts';
import { AxleRulerLines, EnvelopeLines, LegalLimits } from './unit-lines.tsx';
import { computeDrawingLayout, type DrawingLayout, findReach, buildLimitLines } from './drawing-layout.ts';
import { computeDrawingPlaces, DrawingTargets, buildOverallLines } from './drawing-places.tsx';
import { type KnownTrailer, usualTrailer } from './use-vehicles.ts';
import css from './unit-drawing.module.css';
import { buildLoadShape, buildLoadPlan, type LoadPlan } from './load-shape.ts';
import {
  LoadSilhouette,
  TrailerRearSilhouette,
  TruckSilhouette,
  buildRearLoadShape,
  findDrawnWidth,
} from './truck-silhouette.tsx';
import { isBlankLength } from '#product/unit/length-value.ts';
import { buildTruckPlan, type TruckPlan } from './truck-plan.ts';

/** `width` is the width of the load in the view from behind, in inches. */
type DrawnUnit = {
  facts: DraftUnit;
  trailer: TrailerType | null;
  plan: TruckPlan;
  load: LoadPlan;
  width: number;
};

type Context = { trailer: TrailerType | null; focusedPath: string | null };

/** An axle after the fifth appears once its distance has text or focus. */
function toDrawnUnit(unit: UnitForm, { trailer, focusedPath }: Context): DrawnUnit {
  const facts = toDraftUnit(unit);
  const typed = axleFields.findLastIndex(({ path }) => !isBlankLength(unit.lengths[path]));
  const focused = axleFields.findIndex(({ path }) => path === focusedPath);
  const axles = Math.max(fewestAxles, typed + 2, focused + 2);
  const plan = buildTruckPlan(facts, { axles, trailer: trailer ?? usualTrailer });
  const load = buildLoadPlan(plan, facts.loadType ?? 'general');
  return { facts, trailer, plan, load, width: findDrawnWidth(facts.dimensions.width) };
}

type UnitViewsProps = { drawn: DrawnUnit; checks: readonly EnvelopeCheck[]; layout: DrawingLayout };

/** The silhouettes from the side and from behind, on one ground, with the legal limits around them. */
function UnitViews({ drawn: { facts, plan, load, width }, checks, layout }: UnitViewsProps) {
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

function formatDrawingSentence({ facts, trailer, plan }: DrawnUnit): string {
  const { dimensions, axles, loadType } = facts;
  const count = plan.axles.length;
  const distances = axleFields
    .slice(0, count - 1)
    .map(({ label }, index) => `${label} ${formatValue(axles[axleKeys[index] ?? 'AB'] ?? null)}`);
  return texts.sideView({
    load: loadType && loadTypeLabel(loadType),
    trailer: trailer && getTrailerTypeLabel(trailer),
    axles: count,
    truckAxles: plan.tractorAxles,
    width: formatValue(dimensions.width),
    length: formatValue(dimensions.length),
    height: formatValue(dimensions.height),
    frontOverhang: formatValue(dimensions.frontOverhang),
    rearOverhang: formatValue(dimensions.rearOverhang),
    distances: distances.join(', '),
    weights: listAxleWeights(facts).flatMap((weight, index) =>
      weight === null ? [] : [texts.axleWeight(index + 1, formatPounds(pounds(weight)))],
    ),
  });
}

function formatValue(value: number | null): string {
  return value === null ? texts.notGiven : formatLengthWords(inches(value));
}

/** 0 until measured. Drawings use px so that their texts keep their size. */
function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const [width, setWidth] = useState(0);
  const frame = useRef<T>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}

type UnitDrawingProps = {
  unit: UnitForm;
  trailer: KnownTrailer | null;
  states: readonly StateCode[];
  focusedPath: string | null;
  /** Without it the drawing has no targets. */
  onPick?: ((path: LengthPath) => void) | undefined;
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
      {onPick && (
        <DrawingTargets
          label={texts.dimensionsInTheDrawing}
          targets={computeDrawingPlaces(lines, ruler, layout)}
          onPick={onPick}
        />
      )}
    </>
  );
}
