import { SourceList } from '#product/source/source-list.tsx';
import { SourceNote } from '#product/source/source-note.tsx';
import type { Asked, StateTexts } from '../state-figures.ts';

export function FigureSource({ ask, texts }: { ask: Asked; texts: StateTexts }) {
  return (
    <SourceNote figure={ask.figure} words={texts.says}>
      <SourceList sources={ask.sources} words={texts.says} />
    </SourceNote>
  );
}
