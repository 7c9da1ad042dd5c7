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
  // What is typed behind a link is no part of it.
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

/** Tab leaves the text, as it leaves every field: here it would move the entry of a list, and hold who has no mouse. */
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

/** What a text can be made of: nothing that `articleHtml` does not list, so that what is pasted comes out clean. */
export function richTextSchema({ onLink }: { onLink: () => void }): Extensions {
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

/**
 * What is pasted, before it is read: titles of other depths become the two that an article has, where they would come in as plain text; and
 * style sheets go, which the Content-Security-Policy would refuse with a complaint.
 */
export function readyToPaste(html: string): string {
  const bare = html.replaceAll(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '');
  return bare.replaceAll(/<(\/?)(h[1456])\b/gi, (_, slash: string, name: string) => {
    return `<${slash}${renamed[name.toLowerCase()] ?? name}`;
  });
}
