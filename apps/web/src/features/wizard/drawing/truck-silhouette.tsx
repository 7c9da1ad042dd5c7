import { type Shape, buildBoxPath, buildLoadShape, type LoadPlan } from './load-shape.ts';
import type { TruckPlan } from './truck-plan.ts';
import css from './truck-silhouette.module.css';
import { halfTrailer } from './drawing-layout.ts';

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

const wheelRadius = { tractor: 20.5, trailer: 18 } as const;

/** From the bumper to the back wall. All outlines turn the same way, so that overlaps stay filled. */
const cabShape: Shape = {
  solid:
    'M0 14.5Q0 12 2.5 12H10Q12.5 12 12.5 14.5V28.5Q12.5 31 10 31H2.5Q0 31 0 28.5Z' +
    'M5 34 7 70Q7.5 78 15.5 78.5L104.7 86.8 122 120Q123.5 122.7 127 122.7H178V26H74V34Z' +
    'M112.7 121 128 129H150.6V122.5H124Z' +
    'M118 39H172Q182 39 182 29V23Q182 13 172 13H118Q108 13 108 23V29Q108 39 118 39Z',
  cut:
    'M132.5 114.7H160.7V91.6H121.3ZM164.2 114.7H166V34.7H164.2ZM150.6 81.2H159.5V83.9H150.6Z' +
    'M30.3 68.4 96.7 74.6V77L30.3 70.8Z',
};

export function buildSleeperShape({ wall, sleeperTo }: TruckPlan['cab']): Shape {
  if (sleeperTo === null) return { solid: '', cut: '' };
  const from = wall + 3.4;
  const window = Math.min(22.5, sleeperTo - from - 24);
  return {
    solid:
      `M${from} 30V136.3Q${from} 141 ${from + 4.6} 141H${sleeperTo - 4.7}Q${sleeperTo} 141 ${sleeperTo} 136.3V30Z` +
      `M${wall - 2} 36V45H${wall + 5}V36Z`,
    cut: window < 8 ? '' : buildBoxPath({ from: from + 14.6, to: from + 14.6 + window, base: 94.8, top: 112 }),
  };
}

export function buildStackPath({ wall, stackTop }: TruckPlan['cab']): string {
  if (stackTop === null) return '';
  const bend = stackTop - 6;
  return (
    `M${wall - 3.7} 86V${bend}H${wall + 1.3}V86Z` +
    `M${wall - 4.6} ${bend} ${wall - 1.6} ${stackTop}H${wall + 5.2}L${wall + 2.2} ${bend}Z`
  );
}

export function buildFrameShape({ axles, tractorAxles, bumper, cab }: TruckPlan): Shape {
  const own = axles.slice(0, tractorAxles);
  const toArchPath = (x: number, radius: number) => `M${x - radius} 20.5a${radius} ${radius} 0 0 0 ${2 * radius} 0Z`;
  return {
    solid: buildBoxPath({
      from: bumper + (cab.sleeperTo ?? cab.wall),
      to: (own.at(-1) ?? bumper) + 26,
      base: 36,
      top: 45,
    }),
    cut: own.map((x, index) => toArchPath(x, index === 0 ? 25.5 : 25)).join(''),
  };
}

export function buildTrailerPath(plan: TruckPlan): string {
  const { axles, tractorAxles, trailer } = plan;
  const last = axles.at(-1) ?? 0;
  const flap = trailer.to - last < 26 ? '' : buildBoxPath({ from: last + 20, to: last + 23.2, base: 12, top: 42 });
  const lastDrive = axles[tractorAxles - 1] ?? 0;
  return (
    deckPaths[trailer.type](plan) +
    flap +
    buildBoxPath({ from: lastDrive + 28, to: lastDrive + 31.2, base: 10, top: 44 })
  );
}

const deckPaths = { flatbed: buildFlatbedPath, step_deck: stepDeck, removable_goose_neck: buildGooseneckPath } as const;

function buildGooseneckPath({ trailer: { from, to, well } }: TruckPlan): string {
  const { from: neck, to: rise } = well;
  return (
    `M${from} 62H${neck - 21.6}L${neck} 36.3V30H${rise}V34L${rise + 17.7} 54H${to - 4}V58H${to}V48.4H${to - 1}V41.8` +
    `H${rise + 25.7}L${rise + 11.9} 17.8H${neck - 14.2}L${neck - 29.8} 50 ${from} 52Z`
  );
}

function stepDeck(plan: TruckPlan): string {
  const { from, to, well } = plan.trailer;
  const step = well.from - 26;
  return `M${from} 60H${step}L${step + 10} 46H${to}V39H${step + 6}L${step - 6} 50H${from}Z${buildHangersPath(plan, 40)}`;
}

function buildFlatbedPath(plan: TruckPlan): string {
  const { trailer, axles, tractorAxles } = plan;
  const from = (axles[tractorAxles - 1] ?? 0) + 36;
  const to = (axles[tractorAxles] ?? 0) - 24;
  const keel = to - from < 60 ? '' : `M${from} 53H${to}L${to - 16} 43H${from + 16}Z`;
  return `${buildBoxPath({ from: trailer.from, to: trailer.to, base: 52, top: 60 })}${keel}${buildHangersPath(plan, 53)}`;
}

function buildHangersPath({ axles, tractorAxles }: TruckPlan, top: number): string {
  const own = axles.slice(tractorAxles);
  return buildBoxPath({ from: (own[0] ?? 0) - 9, to: (own.at(-1) ?? 0) + 9, base: 34, top });
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
