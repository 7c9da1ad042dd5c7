import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ArticleHtml, sanitizeHtml } from './article-preview.tsx';

describe('the rendered article', () => {
  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="alert(1)" class="x" id="app" data-x="1" aria-label="b" style="position:fixed">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<svg><animate onbegin=alert(1)></svg><p>a</p>', '<p>a</p>'],
    [
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>a</p>',
      '<p>a</p>',
    ],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="https://spy.example"><input name="x"></form>a', 'a'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
  ])('%s', (html, shown) => {
    expect(sanitizeHtml(html)).toBe(shown);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '//spy.example',
    '/companies',
  ])('a link to %j is removed', (href) => {
    expect(sanitizeHtml(`<a href="${href}" target="_blank">here</a>`)).toBe('<a rel="noopener noreferrer">here</a>');
  });

  test('keeps the elements that an article may have', () => {
    const html =
      '<h2>One</h2><p><strong>a</strong> <em>b</em> <a href="https://example.com/" rel="noopener noreferrer">c</a></p>' +
      '<ol start="3"><li>d</li></ol><blockquote>e</blockquote><hr><figure><img src="https://ghost.example/a.png" alt="f"></figure>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test('is rendered as elements', () => {
    const { container } = render(<ArticleHtml html="<h2>Ahead</h2><script>x()</script>" />);
    expect(container.querySelector('h2')?.textContent).toBe('Ahead');
    expect(container.querySelector('script')).toBeNull();
  });
});
