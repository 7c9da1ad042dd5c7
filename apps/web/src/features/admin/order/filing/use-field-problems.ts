import { useState } from 'react';
import type { FieldProblem } from '#lib/forms/form-problems.ts';

/** The fields that a submit found wrong; each message goes as soon as its field is right. */
export function useFieldProblems(current: readonly FieldProblem[]) {
  const [submit, setSubmit] = useState<{ wrong: readonly string[]; refused: readonly FieldProblem[] }>();
  const wrong = current.filter(({ name }) => submit?.wrong.includes(name));
  return {
    submit,
    problems: [...wrong, ...(submit?.refused ?? []).filter(({ name }) => !wrong.some((one) => one.name === name))],
    show: (wrongNow: readonly FieldProblem[], refused: readonly FieldProblem[] = []) =>
      setSubmit({ wrong: wrongNow.map(({ name }) => name), refused }),
    /** A refusal by the server is about the earlier input. */
    forget: (names: readonly string[]) =>
      setSubmit((last) => last && { ...last, refused: last.refused.filter(({ name }) => !names.includes(name)) }),
  };
}
