import { formatLength, inches } from '@wideload/domain';
import { DimensionLine } from '#ui/dimension-line.tsx';
import css from './landing-truck.module.css';

/** All values are in inches from the front bumper and from the ground; axle 1 is the steer axle. */
const combination = { length: 924, height: 182, axles: [46, 258, 312, 782, 836, 890], cargoEnd: 722 } as const;
/** The drawing leaves room behind the trailer for the height. */
const WIDTH = 1012;
const HEIGHT_LINE = 979;
const TEXT = 17;
/** The deck carries the vessel, which grows to the height of the load as far as the drawing has room. */
const DECK = 30;
const [lowest, tallest] = [110, 204];
/** The middle of the sign. */
const SIGN = 105;

const formatInches = (length: number) => formatLength(inches(length));

function Wheel({ at, radius }: { at: number; radius: number }) {
  return (
    <g transform={`translate(${at} ${radius})`}>
      <circle r={radius} />
      <circle r={radius * 0.46} className={css['cut']} />
      <circle r={radius * 0.2} />
    </g>
  );
}

function Tractor() {
  return (
    <>
      <rect x="0" y="12" width="12.5" height="19" rx="2.5" />
      <path d="M5 34 7 70Q7.5 78 15.5 78.5L104.7 86.8 122 120Q123.5 122.7 127 122.7H178V26H74V34Z" />
      <path d="M112.7 121 128 129H150.6V122.5H124Z" />
      <path d="M174.3 86V166H179.3V86ZM173.4 166 176.4 172H183.2L180.2 166Z" />
      <rect x="108" y="13" width="74" height="26" rx="10" />
      <path d="M181.4 30V136.3Q181.4 141 186 141H244.6Q249.3 141 249.3 136.3V30Z" />
      <path d="M176 36H183V45H176ZM249 36H338V45H249Z" />
      <g className={css['cut']}>
        <path d="M132.5 114.7H160.7V91.6H121.3ZM164.2 114.7H166V34.7H164.2ZM150.6 81.2H159.5V83.9H150.6Z" />
        <path d="M30.3 68.4 96.7 74.6V77L30.3 70.8ZM178.2 45H181.4V86H178.2Z" />
        <rect x="196" y="94.8" width="22.5" height="17.2" rx="2.5" />
        <path d="M20.5 20.5a25.5 25.5 0 0 0 51 0ZM233 20.5a25 25 0 0 0 50 0ZM287 20.5a25 25 0 0 0 50 0Z" />
      </g>
      <path d="M340 44H343.2V10H340Z" />
    </>
  );
}

function Trailer() {
  return (
    <>
      <path d="M252 62H352.4L374.2 36.3V30H726.3V34L744 54H921V58H925V48.4H924V41.8H752L738.2 17.8H360L344.4 50 252 52Z" />
      <path d="M910 41.8H913.2V12H910Z" />
    </>
  );
}

function Vessel() {
  return (
    <>
      <path d="M415 36.3C396 36.3 386.4 68 386.4 109S396 181.7 415 181.7H693.6C712.6 181.7 722.2 150 722.2 109S712.6 36.3 693.6 36.3Z" />
      <path d="M418 37H462.5L460.3 29.5H420.2ZM646.2 37H690L687.8 29.5H648.4Z" />
      <path d="M451.9 182H454.8V57.8H451.9ZM653.2 182H656.4V57.8H653.2Z" className={css['cut']} />
    </>
  );
}

function OversizeSign() {
  return (
    <g>
      <rect x="476" y="-121.7" width="156" height="33.7" rx="2.5" className={css['cut']} />
      <rect x="479" y="-118.7" width="150" height="27.7" rx="1.5" className={css['signLine']} />
      <text x="554" y="-104.3" textLength="137" lang="en" className={css['sign']}>
        OVERSIZE LOAD
      </text>
    </g>
  );
}

type TruckProps = {
  sentence: (length: string, height: string) => string;
  /** Inches; the drawing's own where a visitor has typed none. */
  length?: number | undefined;
  height?: number | undefined;
};

export function LandingTruck({ sentence, length = combination.length, height = combination.height }: TruckProps) {
  const { axles, cargoEnd } = combination;
  const top = Math.min(tallest, Math.max(lowest, height));
  const stretch = (top - DECK) / (combination.height - DECK);
  return (
    <svg
      role="img"
      aria-label={sentence(formatInches(length), formatInches(height))}
      viewBox={`0 -228 ${WIDTH} 228`}
      className={css['drawing']}
    >
      <DimensionLine from={0} to={combination.length} at={-214} text={formatInches(length)} size={TEXT} />
      <path d={`M${cargoEnd} ${-top}H${HEIGHT_LINE - 10}`} className={css['guide']} />
      <DimensionLine from={-top} to={-2} at={HEIGHT_LINE} vertical text={formatInches(height)} size={TEXT} />
      {/* Heights are counted upwards. */}
      <g transform="scale(1 -1)" className={css['silhouette']}>
        <Tractor />
        <Trailer />
        <g transform={`translate(0 ${DECK}) scale(1 ${stretch}) translate(0 ${-DECK})`}>
          <Vessel />
        </g>
        {axles.map((at, index) => (
          <Wheel key={at} at={at} radius={index < 3 ? 20.5 : 18} />
        ))}
      </g>
      <g transform={`translate(0 ${(SIGN - DECK) * (1 - stretch)})`}>
        <OversizeSign />
      </g>
    </svg>
  );
}

/** Screen readers skip the distances, because the drawing's sentence contains them. */
export function LandingRuler() {
  const { axles } = combination;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 82`} className={css['drawing']}>
      {axles.slice(1).map((to, index) => {
        const from = axles[index] ?? 0;
        return <DimensionLine key={to} from={from} to={to} at={27} text={formatInches(to - from)} size={TEXT} />;
      })}
      {axles.map((at, index) => (
        <g key={at} className={css['axle']}>
          <circle cx={at} cy="59" r="11.5" />
          <text x={at} y="59.5">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
