import { formatMeasure, toThreshold } from '@wideload/domain';

/** `over 12′0″`; `from 12′0″` where the state counts the figure itself. */
export function formatThreshold(over: number, unit: 'in' | 'lb', isCounted = false): string {
  const { figure, isFrom } = isCounted ? { figure: over, isFrom: true } : toThreshold(over, unit);
  return `${isFrom ? 'from' : 'over'} ${formatMeasure(figure, unit)}`;
}
