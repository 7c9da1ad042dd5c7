import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { cleanPastedHtml, createRichTextSchema } from './rich-text-field.tsx';

const opened: Editor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

function write(content: string): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({
    element,
    extensions: createRichTextSchema({ onLink: () => undefined }),
    content,
    injectCSS: false,
  });
  opened.push(editor);
  return editor;
}

test('allowed content stays unchanged', () => {
  const html =
    '<h2>One</h2><h3>Two</h3><p>a <strong>b</strong> <em>c</em> <code>d</code><br>e</p><ul><li><p>f</p></li></ul>' +
    '<ol><li><p>g</p></li></ol><blockquote><p>h</p></blockquote><hr>' +
    '<p><a href="https://example.com/" rel="noopener noreferrer">i</a></p>';
  expect(write(html).getHTML()).toBe(html);
});

test.each([
  ['<p style="color:red" class="MsoNormal" onclick="x()">a<o:p></o:p></p>', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a> <a href="http://plain.example">b</a></p>', '<p>a b</p>'],
  ['<p>a<img src="x" onerror="alert(1)"><script>alert(1)</script></p>', '<p>a</p>'],
  ['<table><tr><td>a</td></tr></table>', '<p>a</p>'],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
])('%s becomes %s', (html, kept) => {
  expect(write(html).getHTML()).toBe(kept);
});

test.each([
  ['<h1 class="x">a</h1><H6>b</H6><h2>c</h2>', '<h2 class="x">a</h2><h3>b</h3><h2>c</h2>'],
  ['<style type="text/css">p { }\n</style><p>a</p><style>', '<p>a</p>'],
])('%j is pasted as %j', (html, ready) => {
  expect(cleanPastedHtml(html)).toBe(ready);
});

test('Tab leaves the editor from inside a list', () => {
  const editor = write('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  editor.commands.setTextSelection(9);
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(editor.getHTML()).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
});
