import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { isAllowedLink } from '@wideload/contract/client';
import * as texts from './article.texts.ts';
import { Button } from '#ui/button.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';

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
