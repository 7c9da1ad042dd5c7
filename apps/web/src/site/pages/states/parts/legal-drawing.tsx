import type { StateFacts } from '@wideload/domain';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import css from './legal-drawing.module.css';
import { cabPaths, cutPath, buildSidePlan, buildTrailerParts, type SidePlan } from './legal-truck.ts';
import type { StatePageProps } from '../page-links.ts';

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
