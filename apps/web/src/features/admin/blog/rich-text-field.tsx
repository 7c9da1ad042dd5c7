import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buildDescription, Field, useFieldIds, type FieldProps } from '#ui/form/field.tsx';
import textCss from '#ui/article-text.module.css';
import { classNames } from '#ui/class-names.ts';
import css from './rich-text-field.module.css';
import { createRichTextSchema, cleanPastedHtml } from './rich-text-schema.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { LinkModal } from './link-modal.tsx';

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  name: string;
  initial: string;
  /** Receives the initial HTML as the editor normalizes it. */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

/** Its output contains only what an article may contain. */
export function RichTextField({ label, hint, error, name, initial, onReady, onChange }: Props) {
  const ids = useFieldIds({ name });
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  const { 'aria-describedby': describes, 'aria-invalid': isInvalid } = buildDescription(ids, { hint, error });

  const open = useEffectEvent((element: HTMLElement) => {
    const made = new Editor({
      element,
      extensions: createRichTextSchema({ onLink: () => setLinking(true) }),
      content: initial,
      // The Content-Security-Policy blocks injected styles, so our style sheet has them.
      injectCSS: false,
      editorProps: { transformPastedHTML: cleanPastedHtml },
      onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
    });
    setEditor(made);
    onReady(made.getHTML());
    return made;
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = open(place.current);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        transformPastedHTML: cleanPastedHtml,
        attributes: {
          id: ids.id,
          class: textCss['text'] ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': ids.label,
          ...(describes !== undefined && { 'aria-describedby': describes }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, ids.id, ids.label, describes, isInvalid]);

  return (
    <Field {...{ ids, label, hint, error }} group>
      <div className={classNames('control-frame', css['frame'])}>
        {editor && <RichTextToolbar editor={editor} controls={ids.id} onLink={() => setLinking(true)} />}
        <div ref={place} className={css['text']} />
      </div>
      {editor && isLinking && <LinkModal editor={editor} onClose={() => setLinking(false)} />}
    </Field>
  );
}
