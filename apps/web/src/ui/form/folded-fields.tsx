import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './folded-fields.module.css';

type FoldedFieldsProps = {
  title: string;
  hint?: string | undefined;
  /** Until a person opens or closes it. */
  isOpen: boolean;
  level?: 2 | 3;
  children: ReactNode;
};

/** A part of a form that few people need. */
export function FoldedFields({ title, hint, isOpen, level = 3, children }: FoldedFieldsProps) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = choice ?? isOpen;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details
      className={classNames('above-28', css['section'])}
      open={isShown}
      onToggle={({ currentTarget: { open } }) => open !== isShown && setChoice(open)}
    >
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {hint !== undefined && <p className="muted below-12">{hint}</p>}
      {children}
    </details>
  );
}
