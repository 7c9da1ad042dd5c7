import { isAllowedLink } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '#test/seeded-random.ts';
import { sanitizeArticle, hasText } from './article-html.ts';

const attacks: readonly [string, string, string][] = [
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt><p>x</p>', 'ipt&gt;alert(1)ipt&gt;<p>x</p>'],
  ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>', ''],
  ['an svg that loads', '<svg/onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  ['a style', '<style>p{background:url(https://spy.example)}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['an iframe', '<iframe src="https://elsewhere.example"></iframe><p>a</p>', '<p>a</p>'],
  ['a form', '<form action="https://spy.example"><input name=x><button>Go</button></form>', 'Go'],
  ['an object', '<object data="x.swf"><embed src="x.swf"></object><p>a</p>', '<p>a</p>'],
  ['a base', '<base href="https://spy.example/"><p>a</p>', '<p>a</p>'],
  ['a meta refresh', '<meta http-equiv="refresh" content="0;url=https://spy.example"><p>a</p>', '<p>a</p>'],
  ['a class, an id, data', '<p class="hero" id="root" data-x="1">a</p>', '<p>a</p>'],
  ['math that hides markup', '<math><mtext><img src=x onerror=alert(1)></mtext></math><p>a</p>', '<p>a</p>'],
  [
    'noscript that hides markup',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>',
    '<p>a</p>',
  ],
  ['a comment', '<p>a<!--[if IE]><script>alert(1)</script><![endif]-->b</p>', '<p>ab</p>'],
  ['markup as text', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
];

test.each(attacks)('%s does not get into an article', (_name, html, clean) => {
  const once = sanitizeArticle(html);
  expect(once).not.toMatch(/<(?!\/?p>)|\son\w+=|javascript:/i);
  expect(once).toBe(clean);
});

const refusedLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&#x09;script:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://plain.example',
  '//elsewhere.example',
  '/companies',
  'https:elsewhere',
  'https://',
  'mailto:',
  '',
];

test.each(refusedLinks)('the link %j is text', (href) => {
  expect(sanitizeArticle(`<p><a href="${href}">here</a></p>`)).toBe('<p>here</p>');
});

test.each([
  ['https://ops.fhwa.dot.gov/freight/sw/permit_report/', 'https://ops.fhwa.dot.gov/freight/sw/permit_report/'],
  [' https://example.com/a?b=1&amp;c=2#d ', 'https://example.com/a?b=1&amp;c=2#d'],
  ['mailto:permits@wideload.example', 'mailto:permits@wideload.example'],
])('the link %s stays, and says nothing of where it was', (href, kept) => {
  expect(sanitizeArticle(`<a href="${href}" target="_blank" onclick="x()">here</a>`)).toBe(
    `<a href="${kept}" rel="noopener noreferrer">here</a>`,
  );
  expect(isAllowedLink(href.trim().replaceAll('&amp;', '&'))).toBe(true);
});

test('the elements of an article stay', () => {
  const html =
    '<h2>One</h2><h3>Two</h3><p>a <strong>b</strong> <em>c</em> <code>d</code><br />e</p><ul><li><p>f</p></li></ul>' +
    '<ol start="3"><li>g</li></ol><blockquote><p>h</p></blockquote><hr /><pre><code>i</code></pre>';
  expect(sanitizeArticle(html)).toBe(html);
});

test('elements that mean the same are written in one way, and no second title comes in', () => {
  expect(sanitizeArticle('<h1>One</h1><h5>Two</h5><p><b>a</b><i>b</i></p>')).toBe(
    '<h2>One</h2><h3>Two</h3><p><strong>a</strong><em>b</em></p>',
  );
});

test('a text of Word comes out clean', () => {
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>' +
    '<p class="MsoNormal" style="mso-margin-top-alt:auto"><b style="mso-bidi-font-weight:normal">Escorts</b><o:p></o:p></p></body></html>';
  expect(sanitizeArticle(word)).toBe('<p><strong>Escorts</strong></p>');
});

describe('pictures', () => {
  const imageSource = 'https://ghost.example';
  test.each([
    ['of the site itself stays', 'https://ghost.example/content/a.png', true],
    ['of another site goes', 'https://spy.example/content/a.png', false],
    ['of a site with a name like it goes', 'https://ghost.example.spy.example/a.png', false],
    ['with credentials that look like it goes', 'https://ghost.example@spy.example/a.png', false],
    ['that is data goes', 'data:image/svg+xml,<svg onload=alert(1)>', false],
  ])('one %s', (_name, src, stays) => {
    const html = sanitizeArticle(`<figure><img src="${src}" alt="A" onerror="x()"></figure>`, { imageSource });
    expect(html).toBe(stays ? `<figure><img src="${src}" alt="A" /></figure>` : '');
  });

  test('none stays where none is expected', () => {
    expect(sanitizeArticle('<p>a<img src="https://ghost.example/a.png"></p>')).toBe('<p>a</p>');
  });
});

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

test.each([
  ['nesting without end', `${'<blockquote>'.repeat(20_000)}a${'</blockquote>'.repeat(20_000)}`],
  // A parser opens all of the first again in each of the second: 100 million elements.
  ['elements that are opened again in each paragraph', many(10_000, (index) => `<b a${index}>`) + '<p>'.repeat(10_000)],
])('%s: the rest is left out', (_name, html) => {
  expect(sanitizeArticle(html).length).toBeLessThan(2000);
});

test('a number of an attribute is a number', () => {
  expect(sanitizeArticle('<ol start="3;x"><li>a</li></ol><ol start="-2"><li>b</li></ol>')).toBe(
    '<ol><li>a</li></ol><ol start="-2"><li>b</li></ol>',
  );
});

/** Pieces that open what others close, and names that browsers read in other ways in svg and math. */
const pieces =
  '<p>|</p>|<a href="https://a.example">|</a>|<svg>|</svg>|<math>|<mtext>|<mglyph>|<style>|</style>|<title>|</title>|<table>|<td>|</table>|<select>|<template>|' +
  '<noscript>|</noscript>|<textarea>|</textarea>|<!--|-->|<![CDATA[|]]>|<foreignObject>|<annotation-xml encoding="text/html">|<img src=x onerror=alert(1)>|' +
  '<script>alert(1)</script>|"|\'|`|<|>|&lt;img onerror=x>|<b>|<i>|</b>|<form>|<button>|<frameset>|<plaintext>|x|<li>|<ul>|<pre>\n|\0';

test('whatever is combined, only elements and attributes of the list come out', () => {
  const choices = pieces.split('|');
  const random = createSeededRandom(5);
  const tag =
    /^<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|code|pre|figure|figcaption)|\/a|a href="https:\/\/a\.example" rel="noopener noreferrer"|br \/|hr \/)>$/;
  for (let round = 0; round < 2000; round += 1) {
    const html = many(12, () => choices[Math.floor(random() * choices.length)] ?? '');
    const clean = sanitizeArticle(html);
    expect(clean.match(/<[^>]*>?/g)?.filter((written) => !tag.test(written)) ?? [], html).toEqual([]);
  }
});

test('sanitizing again changes nothing', () => {
  for (const [, html] of attacks) {
    const once = sanitizeArticle(html);
    expect(sanitizeArticle(once)).toBe(once);
  }
});

test.each([
  ['', false],
  ['<p></p>', false],
  ['<p> <br>&nbsp;</p><hr>', false],
  ['<p>a</p>', true],
])('%j says something: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});
