// A tractor with a flatbed from the side, in inches, front to the left, heights upward.

/** Positions along the ground; `top` leaves space above the load. */
export type SidePlan = {
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

export function buildSidePlan(trailerLength: number, height: number): SidePlan {
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
export const cabPaths = [
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

export const cutPath =
  'M132.5 114.7H160.7V91.6H121.3ZM164.2 114.7H166V34.7H164.2ZM150.6 81.2H159.5V83.9H150.6Z' +
  'M30.3 68.4 96.7 74.6V77L30.3 70.8ZM178.2 45H181.4V86H178.2Z' +
  'M198 94.8H216Q218.5 94.8 218.5 97.3V109.5Q218.5 112 216 112H198.5Q196 112 196 109.5V97.3Q196 94.8 198 94.8Z';

export function buildTrailerParts({ front: from, rear, deck, load }: SidePlan): {
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
