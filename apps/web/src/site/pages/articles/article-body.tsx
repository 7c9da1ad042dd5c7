import { createElement, type ReactNode } from 'react';
import { parseArticle, type ArticleNode } from './article-nodes.ts';
import css from '#ui/article-text.module.css';

/** React spells these its own way. */
function toProps({ colspan, rowspan, ...others }: Readonly<Record<string, string>>) {
  return { ...others, ...(colspan && { colSpan: Number(colspan) }), ...(rowspan && { rowSpan: Number(rowspan) }) };
}

function renderNode(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { element, attributes, children } = node;
  const own = element === 'img' ? { loading: 'lazy', ...attributes } : toProps(attributes);
  return createElement(element, { ...own, key }, ...(children.length === 0 ? [] : [children.map(renderNode)]));
}

/** Built element by element: a public page never contains raw HTML of a writer. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={css['text']}>{parseArticle(html).map(renderNode)}</div>;
}
