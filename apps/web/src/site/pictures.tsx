// `draw-pictures.mjs` takes screenshots of these pictures at 1200 x 630.
import {
  roundToBridgeFeet,
  computeBridgeLimit,
  formatLength,
  formatMeasure,
  inches,
  stateCodes,
  stateFacts,
} from '@wideload/domain';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import stateMap from '#data/us-state-map.json';
import { landingTexts as english } from './texts/en/landing.ts';
import { landingTexts as spanish } from './texts/es/landing.ts';
import { LandingRuler, LandingTruck } from './pages/landing/landing-truck.tsx';
import { branding } from '#lib/branding.ts';
import '#ui/global.css';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { StateCard } from './state-card.tsx';
import './pictures.css';

const asked = new URLSearchParams(window.location.search);
const language = asked.get('language') === 'es' ? 'es' : 'en';

const words = {
  en: {
    headline: english.headline,
    axles: (count: number) => `${count} axles`,
    tandem: 'tandem',
    beyond: 'beyond 80,000 lb with a permit',
    legend: ['Wider needs an', 'escort, by state'],
    to: 'to',
  },
  es: {
    headline: spanish.headline,
    axles: (count: number) => `${count} ejes`,
    tandem: 'tándem',
    beyond: 'más de 80,000 lb solo con permiso',
    legend: ['Con más ancho se', 'pide escolta'],
    to: 'a',
  },
}[language];

const formatInches = (length: number) => formatLength(inches(length));

function Social() {
  return (
    <div className="social">
      <Wordmark {...branding.wordmark} />
      <h1>
        <span>{words.headline.first}</span> <span>{words.headline.second}</span>
      </h1>
      <LandingTruck sentence={() => ''} />
      <div className="ground">
        <LandingRuler />
      </div>
    </div>
  );
}

/** Inches from the front bumper. */
const axles = [46, 258, 312, 782, 836, 890] as const;
const groups = [
  [1, 2],
  [3, 5],
  [1, 5],
  [0, 5],
] as const;

/** 23 U.S.C. 127; a pair up to 8 feet apart is a tandem. */
function findLimit(count: number, length: number): string {
  if (count === 2 && length <= 96) return `${formatMeasure(34_000, 'lb')} (${words.tandem})`;
  const limit = computeBridgeLimit(count, roundToBridgeFeet(length));
  return limit > 80_000 ? `${formatMeasure(limit, 'lb')}, ${words.beyond}` : formatMeasure(limit, 'lb');
}

function BridgeGroups() {
  const rows = [0, 0, 1, 2];
  return (
    <svg viewBox="0 0 1012 262">
      {axles.map((at, index) => (
        <g key={at} fill="none" stroke="var(--banner)" strokeWidth="1.5">
          <circle cx={at} cy="26" r="12" />
          <text x={at} y="32" fontSize="17" textAnchor="middle" fill="var(--banner)" stroke="none">
            {index + 1}
          </text>
        </g>
      ))}
      {groups.map(([first, last], index) => {
        const [from, to] = [axles[first], axles[last]];
        const count = last - first + 1;
        const limit = findLimit(count, to - from);
        const y = 78 + (rows[index] ?? 0) * 74;
        return (
          <g key={`${first}${last}`}>
            <DimensionLine from={from} to={to} at={y} text="" size={17} />
            <text x={(from + to) / 2} y={y + 30} fontSize="21" textAnchor="middle" fill="var(--banner)">
              {`${words.axles(count)}, ${formatInches(to - from)}: ${limit}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Bridge() {
  return (
    <div className="side">
      <LandingTruck sentence={() => ''} />
      <div className="ground">
        <BridgeGroups />
      </div>
    </div>
  );
}

/** In inches from the center of the trailer and from the ground. */
function Rear() {
  const [radius, deck, top, scale] = [73, 102, 182, 2.35];
  const middle = top - radius;
  return (
    <div className="rear">
      <div className="ground" />
      <svg viewBox="0 0 1200 630">
        <g transform={`translate(600 512) scale(${scale})`}>
          <g transform="scale(1 -1)" fill="var(--ink)">
            <circle cy={middle} r={radius} />
            <path d="M-40 36H40L28 56H-28Z" />
            <rect x={-deck / 2} y="28" width={deck} height="10" />
            {[-45, -33, 21, 33].map((x) => (
              <rect key={x} x={x} y="0" width="12" height="36" rx="4" />
            ))}
            <rect x="-20" y="16" width="40" height="4" />
          </g>
          <rect x="-46" y="-128" width="92" height="26" rx="2" fill="var(--banner)" />
          <rect x="-44" y="-126" width="88" height="22" rx="1" fill="none" stroke="var(--ink)" strokeWidth="1" />
          <text
            y="-109"
            textAnchor="middle"
            fontSize="16.5"
            fontFamily="var(--face-plate)"
            fontWeight="700"
            textLength="80"
            fill="var(--ink)"
          >
            OVERSIZE LOAD
          </text>
          <DimensionLine from={-radius} to={radius} at={-200} text={formatInches(2 * radius)} size={11} />
          <DimensionLine from={-top} to={-1} at={124} vertical text={formatInches(top)} size={11} />
          <path d={`M4 ${-top}H116`} stroke="var(--ink)" strokeWidth="0.6" strokeDasharray="2 2" />
          <g style={{ '--ink': 'var(--banner)' } as Record<string, string>}>
            <DimensionLine from={-deck / 2} to={deck / 2} at={22} text={formatInches(deck)} size={11} />
          </g>
        </g>
      </svg>
    </div>
  );
}

/** Widths in inches at which an escort becomes mandatory on two-lane roads, each the first of the next color. */
const steps = [144, 145, 157, 169];
const legend = [`10′ ${words.to} 11′`, '12′', `12′4″ ${words.to} 13′`, '14′', `14′6″ ${words.to} 20′`];

function EscortMap() {
  const findStep = (width: number) => {
    const at = steps.findIndex((step) => width < step);
    return at < 0 ? steps.length : at;
  };
  return (
    <div className="map">
      <svg viewBox="-70 -75 2590 1360" preserveAspectRatio="xMinYMid">
        {stateCodes.map((code) => (
          <path
            key={code}
            d={stateMap.states[code].path}
            className={`step${findStep(stateFacts[code].escorts.widthIn)}`}
          />
        ))}
      </svg>
      <svg viewBox="0 0 1200 630" className="legend">
        {words.legend.map((line, index) => (
          <text key={line} x="975" y={90 + index * 32}>
            {line}
          </text>
        ))}
        {legend.map((text, index) => (
          <g key={text} transform={`translate(975 ${158 + index * 52})`}>
            <rect width="34" height="34" rx="4" className={`step${index}`} />
            <text x="48" y="26">
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const pictures: Record<string, () => ReactNode> = {
  social: Social,
  bridge: Bridge,
  rear: Rear,
  escorts: EscortMap,
  card: StateCard,
};
const Picture = pictures[asked.get('picture') ?? ''];
const root = document.querySelector('#picture');
if (Picture === undefined || root === null) throw new Error('There is no such picture.');
createRoot(root).render(<Picture />);
