import { formatLength, inches } from './length.ts';
import { formatPounds, pounds } from './weight.ts';

/** `14′6″` or `111,400 lb`. */
export function formatMeasure(amount: number, unit: 'in' | 'lb'): string {
  return unit === 'in' ? formatLength(inches(amount)) : formatPounds(pounds(amount));
}
