import { ghostHtml } from '@wideload/contract';
import { expect, test } from 'vitest';
import { writeArticle, readHtml } from './article-html.ts';
import { toParagraphs } from './ghost-cards.ts';

/** As `ghost.ts` reads a post. */
const show = (html: string) =>
  writeArticle(toParagraphs(readHtml(html)), { imageSource: 'https://g.example', list: ghostHtml }).replaceAll(
    ' rel="noopener noreferrer"',
    '',
  );

const bookmark =
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x">' +
  '<div class="kg-bookmark-content"><div class="kg-bookmark-title">Rules</div><div class="kg-bookmark-description">Of a state</div>' +
  '<div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png" alt="">' +
  '<span class="kg-bookmark-author">Ann</span><span class="kg-bookmark-publisher">Desk</span></div></div>' +
  '<div class="kg-bookmark-thumbnail"><img src="https://g.example/i.png" alt=""></div></a>' +
  '<figcaption><p><span style="white-space: pre-wrap;">Read it</span></p></figcaption></figure>';

// The shapes of Ghost 6.65's cards, with words of our own.
test.each([
  [
    'a callout is a quotation with its sign',
    '<p>Intro</p><div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Call <b>first</b>.</div></div><p>Next</p>',
    '<p>Intro</p><blockquote><p>💡 Call <strong>first</strong>.</p></blockquote><p>Next</p>',
  ],
  [
    'a bookmark is a link with what is said of it',
    bookmark,
    '<p><a href="https://a.example/x">Rules</a><br />Of a state<br />Ann, Desk</p><p>Read it</p>',
  ],
  [
    'an embed is a link to what was embedded',
    '<figure class="kg-card kg-embed-card kg-card-hascaption"><iframe width="200" src="https://www.youtube.com/embed/abc?feature=oembed" title="A wide load turns" allowfullscreen></iframe><figcaption>Watch</figcaption></figure>',
    '<p><a href="https://www.youtube.com/embed/abc?feature=oembed">A wide load turns</a></p><p>Watch</p>',
  ],
  [
    'an embed without a title is named by its site',
    '<p>One</p><iframe src="https://maps.example/embed/1"></iframe>',
    '<p>One</p><p><a href="https://maps.example/embed/1">maps.example</a></p>',
  ],
  [
    'a frame of a script is nothing',
    '<iframe src="javascript:alert(1)" title="Run"></iframe><p>One</p>',
    '<p>Run</p><p>One</p>',
  ],
  [
    'a post of a social network keeps its words',
    '<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet"><p>Wide!</p>&mdash; Ann <a href="https://x.example/1">May</a></blockquote><script async src="x"></script></figure>',
    '<figure><blockquote><p>Wide!</p><p>— Ann <a href="https://x.example/1">May</a></p></blockquote></figure>',
  ],
  [
    'a table is a table',
    '<!--kg-card-begin: html--><table>\n<thead>\n<tr><th>State</th><th>Fee</th></tr></thead><tbody>\n<tr><td colspan="2">TX<br>OK</td></tr></tbody></table><!--kg-card-end: html-->',
    '<table><thead><tr><th>State</th><th>Fee</th></tr></thead><tbody><tr><td colspan="2">TX<br />OK</td></tr></tbody></table>',
  ],
  [
    'a footnote leads there and back',
    '<p>One<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Note <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
    '<p>One<sup><a href="#article-fn1" id="article-fnref1">[1]</a></sup></p><hr /><ol><li id="article-fn1"><p>Note <a href="#article-fnref1">↩︎</a></p></li></ol>',
  ],
  [
    'a toggle is open',
    '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Who pays?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>You</p><ul><li>a</li></ul></div></div>',
    '<p><strong>Who pays?</strong></p><p>You</p><ul><li>a</li></ul>',
  ],
  [
    'a file is a link with its size',
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://g.example/f/form.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">The form</div><div class="kg-file-card-caption">Fill it</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">form.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div></a></div>',
    '<p><a href="https://g.example/f/form.pdf">The form</a><br />Fill it<br />form.pdf, 12 KB</p>',
  ],
  [
    'a button is a link',
    '<div class="kg-card kg-button-card kg-align-center"><a href="https://a.example/go" class="kg-btn kg-btn-accent">Go</a></div>',
    '<p><a href="https://a.example/go">Go</a></p>',
  ],
  [
    'a video is a link to its file',
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://g.example/v.mp4" poster="x"></video></div><figcaption>A turn</figcaption></figure>',
    '<p><a href="https://g.example/v.mp4">v.mp4</a></p><p>A turn</p>',
  ],
  [
    'a sound is a link by its title',
    '<div class="kg-card kg-audio-card"><div class="kg-audio-player-container"><audio src="https://g.example/a.mp3"></audio><div class="kg-audio-title">Talk</div></div></div>',
    '<p><a href="https://g.example/a.mp3">Talk</a></p>',
  ],
  [
    'a gallery has its pictures',
    '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="https://g.example/1.png" width="10" height="10" alt="one"></div><div class="kg-gallery-image"><img src="https://g.example/2.png" alt="two"></div></div></div><figcaption>Both</figcaption></figure>',
    '<figure><img src="https://g.example/1.png" alt="one" width="10" height="10" /><img src="https://g.example/2.png" alt="two" /><figcaption>Both</figcaption></figure>',
  ],
  [
    'a card that we do not know keeps its words apart',
    '<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="https://g.example/p.png" alt="A flag"><div><h4><span>Flags</span></h4></div><div><p>Red</p></div><a href="https://a.example"><span>Buy</span></a></div></div>',
    '<p><img src="https://g.example/p.png" alt="A flag" /></p><h3>Flags</h3><p>Red</p><p><a href="https://a.example">Buy</a></p>',
  ],
  [
    'loose text and boxes are paragraphs',
    'loose <b>text</b><div>box</div>',
    '<p>loose <strong>text</strong></p><p>box</p>',
  ],
  ['terms and meanings are paragraphs', '<dl><dt>Term</dt><dd>Meaning</dd></dl>', '<p>Term</p><p>Meaning</p>'],
  [
    'code keeps its lines',
    '<figure class="kg-card kg-code-card"><pre><code class="language-ts">a\n  b</code></pre><figcaption>c</figcaption></figure>',
    '<figure><pre><code>a\n  b</code></pre><figcaption>c</figcaption></figure>',
  ],
])('%s', (_name, html, shown) => {
  expect(show(html)).toBe(shown);
});

test.each([
  ['an id that could name a part of the page', '<p>a</p><ul><li id="site-menu">b</li></ul>', 'id="article-site-menu"'],
  ['a link to a part of the page', '<p><a href="#site-menu">b</a></p>', 'href="#article-site-menu"'],
])('%s gets a name of its own', (_name, html, kept) => {
  expect(show(html)).toContain(kept);
});

test('an article that is written here has neither tables nor places to link to', () => {
  const html = '<table><tr><td>a</td></tr></table><p id="x">b<a href="#x">c</a></p>';
  expect(writeArticle(readHtml(html), {})).toBe('a<p>bc</p>');
});

test('nesting without end is left out', () => {
  expect(show(`${'<div>'.repeat(15_000)}a${'</div>'.repeat(15_000)}<p>b</p>`)).toBe('<p>b</p>');
});
