/** A part of the page. */
export type Area = { role: string; name: string };

/** The target of a search: a control by its role and name, a field by its label, or a text. */
export type Sought = (Area | { label: string } | { text: string }) & { within?: Area | undefined };

type Library = {
  queryAllByLabelText: (root: HTMLElement, label: (text: string) => boolean) => HTMLElement[];
  queryAllByRole: (root: HTMLElement, role: string, options: { name: (name: string) => boolean }) => HTMLElement[];
};

/**
 * Runs in the page, after the library. Finds the first element that a person can reach: in the dialog on top, if one is open, and of some
 * size. A name between slashes is a pattern.
 */
export function findInPage(sought: Sought): HTMLElement | null {
  const { queryAllByLabelText, queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: Library })
    .TestingLibraryDom;
  const isSought = (wanted: string) => {
    const pattern = /^\/(?<pattern>.*)\/$/.exec(wanted)?.groups?.['pattern'];
    const expression = pattern === undefined ? null : new RegExp(pattern);
    return (found: string) => (expression === null ? found.trim() === wanted : expression.test(found));
  };
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const top = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const findByRole = (root: HTMLElement, { role, name }: Area) =>
    queryAllByRole(root, role, { name: isSought(name) }).find(isSeen) ?? null;
  const root = sought.within === undefined ? top : findByRole(top, sought.within);
  if (root === null) return null;
  if ('role' in sought) return findByRole(root, sought);
  if ('label' in sought) return queryAllByLabelText(root, isSought(sought.label)).find(isSeen) ?? null;
  const holds = isSought(sought.text);
  const texts = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isSeen(element) && holds(element.textContent),
  );
  return texts.at(-1) ?? null;
}

/** Runs in the page. How much of what the body of the dialog on top holds can be seen at once, up to half the window's height. */
export function measureDialogInPage(): { title: string; seen: number; due: number } | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const body = dialog?.querySelector<HTMLElement>(':scope > :nth-child(2)');
  if (dialog === undefined || body === null || body === undefined) return null;
  return {
    title: dialog.querySelector('h1, h2')?.textContent ?? '',
    seen: body.clientHeight,
    due: Math.min(body.scrollHeight, innerHeight / 2),
  };
}
