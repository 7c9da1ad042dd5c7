export type Threshold = { figure: number; isFrom: boolean };

/** If a state counts the figure itself, the facts have one inch or pound less: 143 in is "12 ft or wider", not "over 11 ft 11 in". */
export function toThreshold(over: number, unit: 'in' | 'lb'): Threshold {
  const isFrom = (over + 1) % (unit === 'in' ? 6 : 1000) === 0;
  return { figure: isFrom ? over + 1 : over, isFrom };
}
