import { Extension, Mark, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { articleHtml, isAllowedLink } from '@wideload/contract/client';

const Link = Mark.create({
  name: 'link',
  // Text typed behind a link is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isAllowedLink(element.getAttribute('href')?.trim() ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: articleHtml.rel }, 0],
});

/** Tab leaves the field. The default would indent the list item and trap keyboard users. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

const LinkKey = (onLink: () => void) =>
  Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  });

/** Contains nothing that `articleHtml` does not list, so that pasted content comes out clean. */
export function createRichTextSchema({ onLink }: { onLink: () => void }): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Heading.configure({ levels: [2, 3] }),
    Bold,
    Italic,
    Code,
    BulletList,
    OrderedList,
    Item,
    Blockquote,
    HorizontalRule,
    HardBreak,
    Link,
    LinkKey(onLink),
    UndoRedo,
  ];
}

const renamed: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** The editor would flatten other heading levels to text, and the Content-Security-Policy reports style sheets. */
export function cleanPastedHtml(html: string): string {
  const bare = html.replaceAll(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '');
  return bare.replaceAll(/<(\/?)(h[1456])\b/gi, (_, slash: string, name: string) => {
    return `<${slash}${renamed[name.toLowerCase()] ?? name}`;
  });
}
