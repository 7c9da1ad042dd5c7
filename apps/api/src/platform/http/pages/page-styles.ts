/** What opens a block: a rule's selectors, or an at-rule with its condition. */
type Block = { opening: string; content: string };

/** The blocks of a minified sheet, which has no comments. A brace in a string is none. */
function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  let [depth, start, inside] = [0, 0, 0];
  for (const { 0: mark, index } of sheet.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (mark === '{') {
      depth += 1;
      if (depth === 1) inside = index + 1;
    } else if (mark === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ opening: sheet.slice(start, inside - 1).trim(), content: sheet.slice(inside, index) });
      start = index + 1;
    }
  }
  return blocks;
}

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  const named = [...selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  // One of them is enough: which of several must be there only the selector's own grammar says.
  return named.length === 0 || named.some((name) => classes.has(name));
}

function used(sheet: string, classes: ReadonlySet<string>): string {
  return blocksOf(sheet)
    .map(({ opening, content }) => {
      if (/^@(?:media|supports|container|layer)\b/.test(opening)) {
        const kept = used(content, classes);
        return kept === '' ? '' : `${opening}{${kept}}`;
      }
      return opening.startsWith('@') || isUsed(opening, classes) ? `${opening}{${content}}` : '';
    })
    .join('');
}

/** The rules of a minified style sheet that a page needs to look as it does: all but those for classes that its markup has not. */
export function stylesUsed(sheet: string, markup: string): string {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return used(sheet, new Set(classes));
}
