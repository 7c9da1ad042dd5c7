import { act, createElement as h, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followMovedTexts } from './moved-texts.ts';

followMovedTexts(document);

function translate(text: Text, inside: 'replaced' | 'before' | 'wrapped'): void {
  const font = document.createElement('font');
  if (inside !== 'wrapped') font.textContent = `[${text.data}]`;
  if (inside === 'replaced') return text.replaceWith(font);
  text.before(font);
  if (inside === 'wrapped') font.append(text);
  else text.remove();
}

function listTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
  return found;
}

const bold = h('b', { key: 'b' }, 'late');
const rows: [title: string, before: ReactNode, after: ReactNode, seen: string][] = [
  ['a text beside an element changes', ['Total ', bold], ['Sum ', bold], 'Sum [late]'],
  ['a text beside an element goes', ['Total ', bold], [null, bold], '[late]'],
  ['an element comes before a text', [null, 'Total'], [bold, 'Total'], 'late[Total]'],
  ['a text alone changes', 'Total', 'Sum', 'Sum'],
  ['texts change places with an element', [bold, ' of ', '$5'], [' von ', bold, '$6'], ' von [late]$6'],
];
const ways = ['replaced', 'before', 'wrapped'] as const;

test.each(ways.flatMap((way) => rows.map((row) => [way, ...row] as const)))(
  'of a translated page (%s): %s, as React says',
  async (way, _title, before, after, seen) => {
    const { container, rerender } = render(h('p', null, before));
    for (const text of listTexts(container)) translate(text, way);
    await Promise.resolve();
    act(() => rerender(h('p', null, after)));
    const plain = (text: string | null) => (way === 'wrapped' ? text : text?.replaceAll(/[[\]]/g, ''));
    expect(plain(container.textContent)).toBe(seen.replaceAll(/[[\]]/g, ''));
  },
);
