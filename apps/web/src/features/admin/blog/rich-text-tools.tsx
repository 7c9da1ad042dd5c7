import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { isAllowedLink } from '@wideload/contract/client';
import * as texts from './article.texts.ts';
import { Button } from '#ui/button.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';
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

export const linkMessage = texts.typeAnAddress;

/** `example.com` becomes a site, `ann@example.com` an e-mail link; null for other texts. */
export function parseLinkAddress(typed: string): string | null {
  const text = typed.trim();
  const candidates = [text, /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? `mailto:${text}` : `https://${text}`];
  const address = candidates.find(isAllowedLink);
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'mailto:' || hostname.includes('.') ? address : null;
}

type Props = { editor: Editor; onClose: () => void };

/** The cursor moves behind the link, so that typing does not replace it. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = href.replace(/^mailto:/, '');
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    return;
  }
  chain
    .extendMarkRange('link')
    .setMark('link', { href })
    .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
    .run();
}

export function LinkModal({ editor, onClose }: Props) {
  const present: unknown = editor.getAttributes('link')['href'];
  const initial = typeof present === 'string' ? present : '';
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();

  function close(act: () => unknown) {
    onClose();
    // The closing dialog restores the focus first; then the editor takes it.
    setTimeout(act);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is nested in the article's form.
    event.stopPropagation();
    const href = parseLinkAddress(typed);
    if (href === null) setError(linkMessage);
    else close(() => setLink(editor, href));
  }
  return (
    <Modal
      title={texts.link}
      size="small"
      isDirty={typed !== initial}
      onClose={onClose}
      actions={
        <>
          {present !== undefined && (
            <Button
              look="danger"
              onClick={() => close(() => editor.chain().focus().extendMarkRange('link').unsetMark('link').run())}
            >
              {texts.removeLink}
            </Button>
          )}
          <CancelButton />
          <Button look="primary" onClick={submit}>
            {texts.setLink}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.address}
        name="link"
        inputMode="url"
        autoComplete="off"
        hint={texts.addressHint}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          if (error !== undefined && parseLinkAddress(target.value) !== null) setError(undefined);
        }}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
    </Modal>
  );
}

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
