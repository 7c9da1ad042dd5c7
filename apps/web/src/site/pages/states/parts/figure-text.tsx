import type { Figure, StateTexts } from '../state-figures.ts';
import css from './figure-table.module.css';

export function FigureText({ figure, texts }: { figure: Figure; texts: StateTexts }) {
  if (!figure.isKnown) return <span className="muted regular">{figure.text}</span>;
  return (
    <>
      {figure.text}
      {figure.isRecalled && <span className={css['recalled']}> ({texts.recalled})</span>}
    </>
  );
}
