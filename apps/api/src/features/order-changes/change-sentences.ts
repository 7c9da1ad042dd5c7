import { formatPermitFate, type ChangeLine } from '@wideload/contract';
import { formatDollars } from '@wideload/domain';
import type { ChangeMoney } from './change-money.ts';
import type { OrderChange, PermitTurn } from './decide-change.ts';

function formatLine({ label, from, to }: ChangeLine): string {
  return `${label}: ${[from, to].filter((text) => text !== '').join(' → ')}.`;
}

/** One for all permits of a state of which the same becomes. */
function listTurnSentences({ turns, lines }: OrderChange): string[] {
  const alike = new Map<string, { turn: PermitTurn; own: readonly ChangeLine[]; units: number[] }>();
  for (const turn of turns) {
    // Changes to the order itself are listed once, above.
    const own = turn.lines.filter(({ label }) => !lines.some((line) => line.label === label));
    const { state, fate, fee, within, isCanceled, unit } = turn;
    const key = JSON.stringify([state, fate, fee, within, isCanceled, own]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, { turn, own, units: [unit] });
    else known.units.push(unit);
  }
  return [...alike.values()].map(({ turn, own, units }) =>
    [formatPermitFate(turn, units), ...own.map(formatLine)].join(' '),
  );
}

/** Describes a change, with one sentence for each part. */
export function listSentences({ change, money }: { change: OrderChange; money: ChangeMoney }): string[] {
  return [
    change.isCanceled ? 'The order is canceled: nothing of it is filed.' : '',
    ...change.lines.map(formatLine),
    ...(change.isCanceled ? [] : listTurnSentences(change)),
    money.due > 0 ? `${formatDollars(money.due)} is to be paid.` : '',
    money.back > 0 ? `${formatDollars(money.back)} is returned.` : '',
  ].filter((sentence) => sentence !== '');
}
