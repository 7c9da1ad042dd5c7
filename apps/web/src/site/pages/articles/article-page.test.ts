import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody, readBeginning } from './article-page.tsx';

const renderNodes = (html: string) =>
  /^<div[^>]*>(.*)<\/div>$/s.exec(renderToStaticMarkup(createElement(ArticleBody, { html })))?.[1];

test('the text of an article is rendered as written', () => {
  const html =
    '<h2>Axles</h2><p>An <strong>inch</strong> &amp; <em>more</em>: 5 &lt; 6.<br/>See <a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">this</a></p>' +
    '<ol start="3"><li><p>One</p></li><li><p>Two</p></li></ol><blockquote><p>Said</p></blockquote><pre><code>W = 500</code></pre><hr/>';
  expect(renderNodes(html)).toBe(html);
});

test('a table of a Ghost article is a table, and footnotes lead to their places', () => {
  const table = '<table><tbody><tr><th>State</th><td colSpan="2">TX</td></tr></tbody></table>';
  expect(renderNodes(table.replace('colSpan', 'colspan'))).toBe(table);
  const notes =
    '<p>a<sup><a href="#article-fn1" rel="noopener noreferrer" id="article-fnref1">1</a></sup></p><ol><li id="article-fn1">b</li></ol>';
  expect(renderNodes(notes)).toBe(notes);
});

test('an article without a description is told by its first words, whole ones', () => {
  expect(readBeginning('<h2>Axles</h2><p>An <b>inch</b> counts.</p>')).toBe('Axles An inch counts.');
  const long = readBeginning(`<p>${'word '.repeat(100)}</p>`);
  expect(long).toMatch(/^(?:word ){32}…$/);
});

test('a picture loads lazily and keeps its size', () => {
  expect(
    renderNodes(
      '<figure><img src="https://a.example/p.png" alt="A &quot;sign&quot;" width="600" height="300" /></figure>',
    ),
  ).toBe(
    '<figure><img loading="lazy" src="https://a.example/p.png" alt="A &quot;sign&quot;" width="600" height="300"/></figure>',
  );
});

test.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hialert(1)</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a handler of a picture', '<img src="x" onerror="alert(1)">', ''],
  ['a style', '<p style="position:fixed" class="a" id="b">Hi</p>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a link that is a script', '<a href="javascript:alert(1)">Hi</a>', 'Hi'],
  ['a link that hides its scheme', '<a href="java&#115;cript:alert(1)">Hi</a>', 'Hi'],
  ['a picture that is data', '<img src="data:image/svg+xml,x" alt="">', ''],
  [
    'a tag in an attribute',
    '<a href="https://a.example/&quot;><script>">Hi</a>',
    '<a href="https://a.example/&quot;&gt;&lt;script&gt;" rel="noopener noreferrer">Hi</a>',
  ],
  ['a tag that never ends', '<p>Hi <script', '<p>Hi &lt;script</p>'],
  ['an element that nobody opened', '</div></p>Hi', 'Hi'],
  ['capitals', '<P>Hi</P><SCRIPT>x</SCRIPT>', '<p>Hi</p>x'],
  ['escaped markup', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('%s is removed', (_name, html, result) => {
  expect(renderNodes(html)).toBe(result);
});
