/** From 0 to `top`. */
export type Scale = { top: number; ticks: number[] };

const maxLines = 4;

/** Round whole numbers. */
export function computeScale(max: number): Scale {
  let step = 1;
  for (let turn = 0; max > step * maxLines; turn += 1) step *= turn % 3 === 1 ? 2.5 : 2;
  const lines = Math.max(1, Math.ceil(max / step));
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, line) => line * step) };
}

/** In px. */
export type Bar = { x: number; width: number; y: number; height: number };

const maxBarWidth = 96;

/** Any value above 0 is visible. */
export function computeBars(
  values: readonly number[],
  { width, height, top }: { width: number; height: number; top: number },
): Bar[] {
  const band = width / values.length;
  const bar = Math.min(maxBarWidth, Math.max(1, band * 0.7));
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / top) * height);
    return { x: band * (index + 0.5) - bar / 2, width: bar, y: height - tall, height: tall };
  });
}

export function findBarAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}
