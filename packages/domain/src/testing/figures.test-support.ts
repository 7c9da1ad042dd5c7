import type { LoadType } from '../load/load.ts';

/** A load in a table of answers, in inches and pounds. */
export type Figures = {
  width?: number | null;
  height?: number | null;
  length?: number;
  rear?: number;
  gross?: number;
  type?: LoadType | null;
};

/** `width 174, type ?`: a figure that is ? is not known. */
export function parseFigures(text: string): Figures {
  const figures: Record<string, number | string | null> = {};
  for (const figure of text === '-' ? [] : text.split(', ')) {
    const [key = '', value = ''] = figure.split(' ');
    figures[key] = value === '?' ? null : key === 'type' ? value : Number(value);
  }
  return figures;
}
