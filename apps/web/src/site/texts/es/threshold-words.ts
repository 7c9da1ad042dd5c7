import { formatMeasure, toThreshold } from '@wideload/domain';

/** `por encima de 12′0″`; `desde 12′0″` where the state counts the figure itself. */
export function formatThreshold(over: number, unit: 'in' | 'lb', isCounted = false): string {
  const { figure, isFrom } = isCounted ? { figure: over, isFrom: true } : toThreshold(over, unit);
  return `${isFrom ? 'desde' : 'por encima de'} ${formatMeasure(figure, unit)}`;
}
