import { useEffect, useRef, type MouseEvent } from 'react';
import * as texts from '../texts/en/ui-error-summary.ts';
import css from './error-summary.module.css';
import { fieldId } from './field.tsx';

export type FieldProblem = {
  /** The `name` of the field. */
  name: string;
  message: string;
};

/**
 * What is wrong after a submit, at the top of the form: takes the focus whenever `problems` is a new list, and leads to each field.
 * Renders nothing without problems. Stands inside the form, so that its links find the fields of this form.
 */
export function ErrorSummary({
  problems,
  title = texts.thereIsAProblem,
  mark = texts.errorMark,
}: {
  problems: readonly FieldProblem[];
  title?: string;
  /** Stands before the page's title meanwhile. */
  mark?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (hasProblems) ref.current?.focus();
  }, [problems, hasProblems]);

  useEffect(() => {
    if (!hasProblems) return undefined;
    document.title = `${mark}${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasProblems, mark]);

  function go(event: MouseEvent<HTMLAnchorElement>, name: string) {
    event.preventDefault();
    const form = event.currentTarget.closest('form, dialog') ?? document;
    form.querySelector<HTMLElement>(`#${CSS.escape(fieldId(name))}`)?.focus();
  }

  if (!hasProblems) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={css['summary']}>
      <h2>{title}</h2>
      <ul className={css['list']}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className={css['link']} onClick={(event) => go(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
