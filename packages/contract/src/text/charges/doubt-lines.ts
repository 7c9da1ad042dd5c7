import { formatLength, inches } from '@wideload/domain';
import type { DoubtedFigure, DoubtSubject, StateDoubts } from '@wideload/domain/permit-facts';
import { formatRate } from './charge-money.ts';
import type { ChargeWords } from './charge-words.ts';

export type Office = StateDoubts['office'];

/** `why` is a text of the facts, which is in English. */
export type DoubtLine = { text: string; why: string; office: Office; source: string };

/** The parts of the words of charges that a doubt needs. */
export type DoubtLineWords = Pick<ChargeWords, 'per' | 'doubts'>;

/** `Perhaps $40, not $20`, the reason, and whom to ask. */
export function listDoubtLines(doubts: StateDoubts, about: DoubtSubject, words: DoubtLineWords): DoubtLine[] {
  const { office } = doubts;
  return doubts[about].map((doubted) => ({
    text: formatFigures(doubted, words),
    why: doubted.doubt.why,
    office,
    source: doubted.doubt.source,
  }));
}

/** `ask Kansas Department of Transportation, 785-368-6501`. */
export function formatAsk({ name, phone }: Office, words: DoubtLineWords): string {
  return `${words.doubts.ask} ${name}, ${phone}`;
}

function formatFigures({ taken, unit, doubt: { other } }: DoubtedFigure, words: DoubtLineWords): string {
  const { doubts } = words;
  if (Array.isArray(other)) return doubts.perhapsAlso(other.map(doubts.holiday).join(', '));
  if (Array.isArray(taken)) return doubts.unsettledDays;
  const format = (figure: number) => formatFigure(figure, unit, words);
  if (other === null && unit === 'in') return doubts.perhaps(doubts.noLimit, format(taken));
  return other === null ? doubts.unsettled(format(taken)) : doubts.perhaps(format(other), format(taken));
}

function formatFigure(figure: number, unit: DoubtedFigure['unit'], words: DoubtLineWords): string {
  if (unit === 'in') return formatLength(inches(figure));
  if (unit === 'days' || unit === 'holidays') return words.doubts.days(figure);
  return words.per[unit](formatRate(figure));
}
