import { branding, seller } from '@wideload/contract/client';

/** A text is a paragraph, an array a list. In a text, `[word](address)` is a link and `**words**` are bold. */
export type LegalBody = readonly (string | readonly string[])[];

export type LegalSections = Readonly<Record<string, { title: string; body: LegalBody }>>;

const HEADING = /^## (?<title>.+) \{#(?<anchor>[\w-]+)\}$/;
const toItem = (line: string) => line.replace(/^- /, '');

/**
 * Reads the sections of a document in Markdown: headings with their anchors, paragraphs, and lists. `{company}` and `{name}` are those of
 * the site; `lists` are the lists that the code has, by the name that has their place.
 */
export function parseSections(
  markdown: string,
  lists: Readonly<Record<string, readonly string[]>> = {},
): LegalSections {
  const sections: Record<string, { title: string; body: (string | readonly string[])[] }> = {};
  let body: (string | readonly string[])[] = [];
  for (const block of markdown.trim().split(/\n{2,}/)) {
    const text = block.replaceAll('{company}', seller.company).replaceAll('{name}', branding.name);
    const { title, anchor } = HEADING.exec(text)?.groups ?? {};
    if (title !== undefined && anchor !== undefined) {
      body = [];
      sections[anchor] = { title, body };
    } else body.push(lists[text.slice(1, -1)] ?? (text.startsWith('- ') ? text.split('\n').map(toItem) : text));
  }
  return sections;
}
