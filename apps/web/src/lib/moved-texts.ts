/** Puts a text back that something else than React took out of the page. */
const returns = new WeakMap<Node, () => void>();

/** Changes the calls by which React changes a text. A translator sees a text that is back as new, and translates it as it is by now. */
function watch(text: Text, parent: ParentNode, standIn: ChildNode): void {
  const putBack = () => {
    if (text.parentNode === parent) return;
    if (standIn.parentNode === parent) standIn.replaceWith(text);
    else parent.append(text);
  };
  returns.set(text, putBack);
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(said: string) {
      putBack();
      text.data = said;
    },
  });
  for (const name of ['removeChild', 'insertBefore'] as const)
    Object.assign(parent, {
      [name](...nodes: [Node, Node]) {
        for (const node of nodes) returns.get(node)?.();
        return Node.prototype[name].apply(parent, nodes);
      },
    });
}

/**
 * A browser or an extension that translates puts elements of its own in the place of the texts of a page. React still holds the
 * texts: without this, a figure that changes would keep its first words, and taking a text away would take down the page.
 */
export function followMovedTexts(root: Node): void {
  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
        // Cast: what has lost a node is its parent.
        if (text instanceof Text && standIn) watch(text, target as Element, standIn as Element);
      }
  }).observe(root, { childList: true, subtree: true });
}
