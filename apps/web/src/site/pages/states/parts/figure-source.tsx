import { SourceList } from '#product/permit/source-list.tsx';
import { SourceNote } from '#product/permit/source-note.tsx';
import type { Asked, StateTexts } from '../state-figures.ts';

export function FigureSource({ ask, texts }: { ask: Asked; texts: StateTexts }) {
  return (
    <SourceNote figure={ask.figure} words={texts.says}>
      <SourceList sources={ask.sources} words={texts.says} />
    </SourceNote>
  );
}
