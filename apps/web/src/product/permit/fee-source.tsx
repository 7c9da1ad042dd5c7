import type { FeeLine } from '@wideload/domain';
import { AskedSource } from './asked-source.tsx';
import type { SourceWords } from './source.texts.ts';

/** The source of the row that holds for the load. Without one, those of the state's base fee. */
export function FeeSource({ fee, figure, words }: { fee: FeeLine; figure: string; words: SourceWords }) {
  const { state, source } = fee;
  const ref = source === null ? ({ field: 'fee.single_trip_oversize_usd' } as const) : { row: source };
  return <AskedSource {...{ state, figure, words }} refs={[ref]} />;
}
