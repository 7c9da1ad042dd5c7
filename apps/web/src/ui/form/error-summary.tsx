import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import * as texts from '../ui.texts.ts';
import css from './error-summary.module.css';
import { toFieldId } from './field.tsx';

export type FieldProblem = {
  name: string;
  message: string;
};

/**
 * Must be inside the form, because its links look for fields there. Takes the focus once per `submit`, which reads all of it: as an alert
 * besides, screen readers would say it twice.
 */
export function ErrorSummary({
  problems,
  submit,
  title = texts.thereIsAProblem,
  intro,
  mark = texts.errorMark,
  onGo,
}: {
  problems: readonly FieldProblem[];
  /** Identifies the submit; without it, each new list that is not shorter than the last one counts as a submit. */
  submit?: unknown;
  title?: string;
  intro?: string | undefined;
  mark?: string;
  /** Opens the field of this name, if that takes more than the focus. */
  onGo?: ((name: string) => void) | undefined;
}) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<unknown>(null);
  const last = useRef(0);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    const isSame = submit === undefined ? problems.length < last.current : focusedFor.current === submit;
    last.current = problems.length;
    if (!hasProblems || isSame) return;
    focusedFor.current = submit;
    ref.current?.focus();
  }, [submit, problems, hasProblems]);

  useEffect(() => {
    if (!hasProblems) return undefined;
    document.title = `${mark}${document.title}`;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasProblems, mark]);

  function go(event: MouseEvent<HTMLAnchorElement>, name: string) {
    event.preventDefault();
    if (onGo !== undefined) return onGo(name);
    const form = event.currentTarget.closest('form, dialog') ?? document;
    form.querySelector<HTMLElement>(`#${CSS.escape(toFieldId(name))}`)?.focus();
  }

  if (!hasProblems) return null;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={intro === undefined ? `${id}list` : `${id}intro ${id}list`}
      tabIndex={-1}
      className={css['summary']}
    >
      <h2 id={`${id}title`}>{title}</h2>
      {intro !== undefined && <p id={`${id}intro`}>{intro}</p>}
      <ul id={`${id}list`} className={classNames('bullets above-8', css['list'])}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${toFieldId(name)}`} className={css['link']} onClick={(event) => go(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
