import { type ChargeWords, type DoubtLine, listDoubtLines } from '@wideload/contract/client';
import { capitalize, type OrderableState, type TravelLoad } from '@wideload/domain';
import { type DoubtSubject, listDoubts } from '@wideload/domain/permit-facts';
import { AskedSource } from '../../permit/asked-source.tsx';
import type { SourceWords } from '../../permit/source.texts.ts';
import { AskOffice } from './ask-office.tsx';
import { FactNotes } from './fact-notes.tsx';

export type DoubtsProps = {
  state: OrderableState;
  load: TravelLoad;
  miles: number | null;
  about: DoubtSubject;
  words: ChargeWords;
  says: SourceWords;
  /** Of the state, in the language of the page. */
  name: string;
};

/** Beside a figure: the other one that a source gives, and whom to ask. */
export function Doubts({ state, load, miles, about, words, says, name }: DoubtsProps) {
  return listDoubtLines(listDoubts(load, state, miles), about, words).map((line) => (
    <p key={line.text}>
      <DoubtText {...{ line, words }} />{' '}
      <AskedSource
        state={state}
        refs={[{ row: line.source }]}
        figure={says.figures.row(name, line.text)}
        words={says}
      />
    </p>
  ));
}

function DoubtText({ line: { text, why, office }, words }: { line: DoubtLine; words: ChargeWords }) {
  return (
    <>
      <b>{capitalize(text)}</b>
      <FactNotes notes={[why]} />
      <AskOffice {...{ office, words }} />.
    </>
  );
}
