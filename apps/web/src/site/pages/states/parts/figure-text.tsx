import type { Figure, StateTexts } from '../state-figures.ts';

export function FigureText({ figure, texts }: { figure: Figure; texts: StateTexts }) {
  if (!figure.isKnown) return <span className="muted regular">{figure.text}</span>;
  return (
    <>
      {figure.text}
      {figure.isRecalled && <span className="warn medium size-small"> ({texts.recalled})</span>}
    </>
  );
}
