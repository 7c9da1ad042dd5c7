import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Several times as many as in the longest article. Open elements are repeated in each paragraph, so a short text can ask for millions. */
const MAX_ELEMENTS = 20_000;

class TooManyElements extends Error {}

/** Builds the tree as a browser does, up to the limit. */
function limitElements(onRoot: (root: Tree.Element) => void): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      count += 1;
      if (count > MAX_ELEMENTS) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...args);
    },
    appendChild(parent, child) {
      // The fragment is built below an `html` of a document of its own.
      if (parent.nodeName === '#document' && 'tagName' in child) onRoot(child);
      defaultTreeAdapter.appendChild(parent, child);
    },
  };
}

/** The nodes of a piece of HTML, as a browser without scripts reads it. After 20,000 elements the rest is left out. */
export function readHtml(html: string): readonly Tree.ChildNode[] {
  let root: Tree.Element | null = null;
  const treeAdapter = limitElements((element) => (root = element));
  try {
    return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    return (root as Tree.Element | null)?.childNodes ?? [];
  }
}
