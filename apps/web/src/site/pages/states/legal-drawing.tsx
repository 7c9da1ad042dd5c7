import type { StateFacts } from '@wideload/domain';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import css from './legal-drawing.module.css';
import type { StatePageProps } from './page-links.ts';

// A tractor with a flatbed from the side, in inches, front to the left, heights upward.

/** Positions along the ground; `top` leaves space above the load. */
type SidePlan = {
  front: number;
  rear: number;
  deck: number;
  load: number;
  axles: readonly number[];
  heightAt: number;
  left: number;
  width: number;
  top: number;
};

/** The trailer begins behind the sleeper. */
const front = 262;

function buildSidePlan(trailerLength: number, height: number): SidePlan {
  const rear = front + trailerLength;
  return {
    front,
    rear,
    deck: 56,
    load: height,
    axles: [46, 288, 340, rear - 104, rear - 52],
    heightAt: rear + 62,
    left: -18,
    width: rear + 142,
    top: Math.max(height, 176) + 4,
  };
}

/** Bumper, hood, cab, visor, stack, sleeper, tank and frame of the landing page’s tractor. Separate paths keep overlaps filled. */
const cabPaths = [
  'M0 13.5V29.5Q0 31 1.5 31H12.5V12H1.5Q0 12 0 13.5Z',
  'M5 34 7 70Q7.5 78 15.5 78.5L104.7 86.8 122 120Q123.5 122.7 127 122.7H178V26H74V34Z',
  'M112.7 121 128 129H150.6V122.5H124Z',
  'M174.3 86V166H179.3V86Z',
  'M173.4 166 176.4 172H183.2L180.2 166Z',
  'M118 13H172A10 13 0 0 1 172 39H118A10 13 0 0 1 118 13Z',
  'M181.4 30V136.3Q181.4 141 186 141H244.6Q249.3 141 249.3 136.3V30Z',
  'M176 36H183V45H176Z',
  'M249 34H366V44H249Z',
];

const cutPath =
  'M132.5 114.7H160.7V91.6H121.3ZM164.2 114.7H166V34.7H164.2ZM150.6 81.2H159.5V83.9H150.6Z' +
  'M30.3 68.4 96.7 74.6V77L30.3 70.8ZM178.2 45H181.4V86H178.2Z' +
  'M198 94.8H216Q218.5 94.8 218.5 97.3V109.5Q218.5 112 216 112H198.5Q196 112 196 109.5V97.3Q196 94.8 198 94.8Z';

function buildTrailerParts({ front: from, rear, deck, load }: SidePlan): {
  deck: string;
  load: string;
  cut: string;
} {
  const straps = [0.22, 0.5, 0.78].map((part) => Math.round(from + (rear - from) * part));
  return {
    deck: `M${from} ${deck}V46H${from + 118}L${from + 130} 38H${rear - 20}L${rear} 46V${deck}Z`,
    load: `M${from + 8} ${deck + 2}V${load}H${rear - 4}V${deck + 2}Z`,
    cut: straps.map((at) => `M${at} ${deck + 2}h3V${load}h-3z`).join(''),
  };
}

const toPercent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

type Place = { x: string; y: number };

/** The position is a percentage of the width, the length is in px. */
function Tick({ x, y }: Place) {
  return (
    <svg x={x} y={y} className={css['here']}>
      <path d="M0-7V7" />
    </svg>
  );
}

/** The ends are percentages of the width. */
function Measure({ from, to, y, text }: { from: string; to: string; y: number; text: string }) {
  const middle = `${((Number.parseFloat(from) + Number.parseFloat(to)) / 2).toFixed(2)}%`;
  return (
    <g className={css['measure']}>
      <line x1={from} x2={to} y1={y} y2={y} />
      <Tick x={from} y={y} />
      <Tick x={to} y={y} />
      <text x={middle} y={y}>
        {text}
      </text>
    </g>
  );
}

function Height({ x, from, text }: { x: string; from: string; text: string }) {
  const middle = `${((Number.parseFloat(from) + 100) / 2).toFixed(2)}%`;
  return (
    <svg className={css['over']}>
      <g className={css['measure']}>
        <line x1={x} x2={x} y1={from} y2="100%" />
        <svg x={x} y={from} className={css['here']}>
          <path d="M-7 0.75H7" />
        </svg>
        <svg x={x} y="100%" className={css['here']}>
          <path d="M-7-0.75H7" />
        </svg>
        <text x={x} y={middle}>
          {text}
        </text>
      </g>
    </svg>
  );
}

function SideScene({ plan }: { plan: SidePlan }) {
  const { deck, load, cut } = buildTrailerParts(plan);
  return (
    <svg viewBox={`${plan.left} 0 ${plan.width} ${plan.top}`} className={css['shapes']}>
      <g transform={`translate(0 ${plan.top}) scale(1 -1)`}>
        {cabPaths.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={deck} />
        <path d={load} />
        <path d={`${cutPath}${cut}`} className={css['cut']} />
        {plan.axles.map((at, index) => {
          // The smaller trailer tires touch the same road.
          const radius = index < 3 ? 20 : 18;
          return (
            <g key={at} transform={`translate(${at} ${radius})`}>
              <circle r={radius + 4} className={css['cut']} />
              <circle r={radius} />
              <circle r="9" className={css['cut']} />
              <circle r="4" />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function AxleRoad({ plan, single, tandem }: { plan: SidePlan; single: string; tandem: string }) {
  const [steer = 0, drive = 0, drives = 0, rear = 0, rears = 0] = plan.axles;
  const toShare = (at: number) => toPercent(at - plan.left, plan.width);
  return (
    <svg className={css['asphalt']}>
      <g className={css['axles']}>
        <text x={toShare(steer)} y="26" className={css['first']}>
          {single}
        </text>
        <text x={toShare((drive + drives) / 2)} y="26">
          {tandem}
        </text>
        <text x={toShare((rear + rears) / 2)} y="26">
          {tandem}
        </text>
      </g>
    </svg>
  );
}

function RearScene({ facts }: { facts: StateFacts }) {
  const { widthIn, heightIn } = facts.legal;
  const [left, right] = [95 - widthIn / 2, 95 + widthIn / 2];
  const buildTirePath = (at: number) => `M${at} 0h10v38h-10z`;
  const tires = [left + 1, left + 12, right - 11, right - 22].map(buildTirePath).join('');
  return (
    <svg viewBox={`0 0 190 ${Math.max(heightIn, 140) + 6}`} className={css['shapes']}>
      <g transform={`translate(0 ${Math.max(heightIn, 140) + 6}) scale(1 -1)`}>
        <path d={`${tires}M${left + 20} 16h${widthIn - 40}v7h-${widthIn - 40}z`} />
        <path d={`M${left} 46h${widthIn}v10h-${widthIn}zM${left} 58h${widthIn}V${heightIn}h-${widthIn}z`} />
        <path d={`M93.5 62h3V${heightIn - 4}h-3z`} className={css['cut']} />
      </g>
    </svg>
  );
}

type LegalDrawingProps = Pick<StatePageProps, 'texts' | 'language'> & { facts: StateFacts; place: string };

export function LegalDrawing({ facts, place, texts, language }: LegalDrawingProps) {
  const { legal } = facts;
  const plan = buildSidePlan(legal.trailerLengthIn, legal.heightIn);
  const [trailer, height, width] = [legal.trailerLengthIn, legal.heightIn, legal.widthIn].map(formatInches);
  const [single, tandem] = [legal.singleAxleLb, legal.tandemAxleLb].map((weight) => formatPounds(weight, language));
  const toShare = (at: number) => toPercent(at - plan.left, plan.width);
  return (
    <div className={css['drawing']}>
      <div
        role="img"
        aria-label={texts.sideView(place, trailer ?? '', height ?? '', single ?? '', tandem ?? '')}
        className={css['side']}
      >
        <svg className={css['strip']}>
          <Measure from={toShare(plan.front)} to={toShare(plan.rear)} y={20} text={trailer ?? ''} />
        </svg>
        <div className={css['scene']}>
          <SideScene plan={plan} />
          <Height
            x={toShare(plan.heightAt)}
            from={toPercent(plan.top - legal.heightIn, plan.top)}
            text={height ?? ''}
          />
        </div>
        <AxleRoad plan={plan} single={single ?? ''} tandem={tandem ?? ''} />
      </div>
      <div role="img" aria-label={texts.rearView(width ?? '')} className={css['rear']}>
        <svg className={css['strip']}>
          <Measure
            from={toPercent(95 - legal.widthIn / 2, 190)}
            to={toPercent(95 + legal.widthIn / 2, 190)}
            y={20}
            text={width ?? ''}
          />
        </svg>
        <div className={css['scene']}>
          <RearScene facts={facts} />
        </div>
        <svg className={css['asphalt']} />
      </div>
    </div>
  );
}
