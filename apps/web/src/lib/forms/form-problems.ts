import { get, type FieldErrors } from 'react-hook-form';

export type FieldProblem = { name: string; message: string };

export function findMessage(errors: FieldErrors, name: string): string | undefined {
  const found: { message?: unknown } | undefined = get(errors, name);
  return typeof found?.message === 'string' ? found.message : undefined;
}

export function listProblems(errors: FieldErrors, names: readonly string[]): FieldProblem[] {
  return names.flatMap((name) => {
    const message = findMessage(errors, name);
    return message === undefined ? [] : [{ name, message }];
  });
}
