// A post as Ghost's editor keeps it: a tree of Lexical whose nodes are Ghost's cards.

const text = (words: string) => ({
  type: 'extended-text',
  version: 1,
  text: words,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
});
const paragraph = (words: string) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children: [text(words)],
});
const callout = (html: string) => ({
  type: 'callout',
  version: 1,
  calloutText: html,
  calloutEmoji: '⚠️',
  backgroundColor: 'yellow',
});
const bookmark = (url: string, title: string) => ({
  type: 'bookmark',
  version: 1,
  url,
  metadata: { icon: '', title, description: 'Rules of the state', author: '', publisher: 'ODOT', thumbnail: '' },
  caption: '',
});
/** The card in which authors write tables and footnotes. */
const markdown = (lines: readonly string[]) => ({ type: 'markdown', version: 1, markdown: lines.join('\n') });

export const lexical = JSON.stringify({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      paragraph('Ohio asks for an escort above twelve feet.'),
      callout('<p>Nobody moves at <strong>night</strong>.</p>'),
      markdown([
        '| Width | Escorts |',
        '|---|---|',
        '| 12 ft | none |',
        '| 14 ft | one |',
        '',
        'Bridges are rated by axle.[^1]',
        '',
        '[^1]: The federal bridge formula.',
      ]),
      bookmark('https://www.transportation.ohio.gov/permits', 'Hauling permits of Ohio'),
    ],
  },
});
