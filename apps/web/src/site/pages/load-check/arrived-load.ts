import { decodeLoad } from '@wideload/domain';
import { emptyForm, formKeys, formOf, isBlank, type FormKey, type LoadForm } from './load-form.ts';

/** What the visitor brings along. */
export type Arrived = {
  form: LoadForm;
  /** The address brings something, which is not being typed any more. */
  isBrought: boolean;
  /** The address has a code that nobody can read. */
  isBadLink: boolean;
};

/** So much of a figure is taken from an address; nothing that can be read is longer. States are taken whole: a list of all is long. */
const longestText = 300;

/**
 * What the check begins with: the code of a link (`?load=`), or what was typed into the short form of the landing page, and over either what was
 * typed into this page's own fields while it still slept. A code carries no state that could not be read: the list comes beside it as it was typed.
 */
export function arrivedLoad(search: string, typed: Partial<LoadForm>): Arrived {
  const query = new URLSearchParams(search);
  const code = query.get('load');
  const shared = code === null ? null : decodeLoad(code);
  const { states, ...typedFigures } = typedIn(query);
  const brought = shared === null ? typedFigures : formOf(shared);
  const isBadLink = code !== null && shared === null;
  return {
    form: { ...emptyForm, ...brought, ...(states !== undefined && { states }), ...typed },
    isBrought: search !== '',
    isBadLink,
  };
}

function typedIn(query: URLSearchParams): Partial<LoadForm> {
  const pairs = formKeys.flatMap((key) => {
    const text =
      query
        .get(key)
        ?.slice(0, key === 'states' ? undefined : longestText)
        .trim() ?? '';
    return text === '' ? [] : [[key, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** What stands in the fields below `element` that differs from what the page was sent with. */
export function typedBelow(element: Element): Partial<LoadForm> {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name]')];
  const isField = (name: string): name is FormKey => formKeys.some((key) => key === name);
  const pairs = inputs.flatMap(({ name, value }) =>
    isField(name) && value.trim() !== emptyForm[name] ? [[name, value] as const] : [],
  );
  const typed = Object.fromEntries(pairs);
  return isBlank({ ...emptyForm, ...typed }) ? {} : typed;
}
