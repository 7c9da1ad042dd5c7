import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Redo2,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import * as texts from './article.texts.ts';

export type Tool = {
  label: string;
  keys?: string;
  Icon: LucideIcon;
  act: (editor: Editor, onLink: () => void) => void;
  isOn?: (editor: Editor) => boolean;
  may?: (editor: Editor) => boolean;
};

export const tools: readonly (readonly Tool[])[] = [
  [
    {
      label: texts.heading,
      keys: 'Ctrl+Alt+2',
      Icon: Heading2,
      act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      label: texts.subheading,
      keys: 'Ctrl+Alt+3',
      Icon: Heading3,
      act: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      label: texts.bold,
      keys: 'Ctrl+B',
      Icon: Bold,
      act: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: texts.italic,
      keys: 'Ctrl+I',
      Icon: Italic,
      act: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      label: texts.code,
      keys: 'Ctrl+E',
      Icon: Code,
      act: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: (editor) => editor.isActive('code'),
    },
    {
      label: texts.link,
      keys: 'Ctrl+K',
      Icon: Link,
      act: (_editor, onLink) => onLink(),
      isOn: (editor) => editor.isActive('link'),
    },
  ],
  [
    {
      label: texts.bulletList,
      keys: 'Ctrl+Shift+8',
      Icon: List,
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: texts.numberedList,
      keys: 'Ctrl+Shift+7',
      Icon: ListOrdered,
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: texts.quote,
      keys: 'Ctrl+Shift+B',
      Icon: TextQuote,
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    { label: texts.line, Icon: Minus, act: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      label: texts.undo,
      keys: 'Ctrl+Z',
      Icon: Undo2,
      act: (editor) => editor.chain().focus().undo().run(),
      may: (editor) => editor.can().undo(),
    },
    {
      label: texts.redo,
      keys: 'Ctrl+Shift+Z',
      Icon: Redo2,
      act: (editor) => editor.chain().focus().redo().run(),
      may: (editor) => editor.can().redo(),
    },
  ],
];
