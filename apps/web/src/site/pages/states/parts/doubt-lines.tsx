import { type DoubtLineWords, listDoubtLines } from '@wideload/contract/client';
import type { DoubtSubject } from '@wideload/domain/permit-facts';
import { FactNotes, AskOffice } from '#product/order/charges/fact-notes.tsx';
import type { StateFigures } from '../state-figures.ts';

type DoubtLinesProps = { doubts: StateFigures['doubts']; about: DoubtSubject; words: DoubtLineWords };

/** Beside the figures that they are about. */
export function DoubtLines({ doubts, about, words }: DoubtLinesProps) {
  if (doubts === null) return null;
  return listDoubtLines(doubts, about, words).map(({ text, why, office }) => (
    <p key={`${text} ${why}`} className="size-label above-8">
      <b>
        {words.doubts.about[about]}: {text}
      </b>
      <FactNotes notes={[why]} />
      <AskOffice {...{ office, words }} />.
    </p>
  ));
}
