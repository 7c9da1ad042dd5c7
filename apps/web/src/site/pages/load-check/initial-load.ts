import { decodeLoad } from '@wideload/domain';
import { emptyForm, formKeys, toForm, isBlank, type FormKey, type LoadForm } from './load-form.ts';

export type InitialLoad = {
  form: LoadForm;
  /** The load comes from the address and is complete, not half typed. */
  isFromAddress: boolean;
  isBadLink: boolean;
};

/** Figures from an address are cut at this length, which no valid one exceeds. States are not cut: a list of all of them is long. */
const maxTextLength = 300;

/** A code has no unreadable texts, so the query repeats them as typed. */
export function readInitialLoad(search: string, typed: Partial<LoadForm>): InitialLoad {
  const query = new URLSearchParams(search);
  const code = query.get('load');
  const shared = code === null ? null : decodeLoad(code);
  const figures = shared === null ? {} : toForm(shared);
  const isBadLink = code !== null && shared === null;
  return {
    form: { ...emptyForm, ...figures, ...readQuery(query), ...typed },
    isFromAddress: search !== '',
    isBadLink,
  };
}

function readQuery(query: URLSearchParams): Partial<LoadForm> {
  const pairs = formKeys.flatMap((key) => {
    const text =
      query
        .get(key)
        ?.slice(0, key === 'states' ? undefined : maxTextLength)
        .trim() ?? '';
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** Reads the fields below `element` that differ from the served page. */
export function readInput(element: Element): Partial<LoadForm> {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name]')];
  const isField = (name: string): name is FormKey => formKeys.some((key) => key === name);
  const pairs = inputs.flatMap(({ name, value }) =>
    isField(name) && value.trim() !== emptyForm[name] ? [[name, value] as const] : [],
  );
  const typed = Object.fromEntries(pairs);
  return isBlank({ ...emptyForm, ...typed }) ? {} : typed;
}
