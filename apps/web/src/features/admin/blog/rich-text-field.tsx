import { Editor, Extension, Mark, type Extensions } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { buildDescription, Field, useFieldIds, type FieldProps } from '#ui/form/field.tsx';
import textCss from '#ui/article-text.module.css';
import { classNames } from '#ui/class-names.ts';
import css from './rich-text-field.module.css';
import { LinkModal, tools, type Tool } from './rich-text-tools.tsx';
import * as texts from './article.texts.ts';
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

type Props = Pick<FieldProps, 'label' | 'error'> & {
  name: string;
  initial: string;
  /** Receives the initial HTML as the editor normalizes it. */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

type RichTextToolbarProps = { editor: Editor; controls: string; onLink: () => void };

function useEditorState(editor: Editor) {
  return useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange);
      return () => editor.off('transaction', onChange);
    },
    () => editor.state,
  );
}

const all = tools.flat();
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % all.length,
  ArrowLeft: (at) => (at + all.length - 1) % all.length,
  Home: () => 0,
  End: () => all.length - 1,
};

/** One tab stop; arrow keys move between the tools (APG, toolbar). */
function RichTextToolbar({ editor, controls, onLink }: RichTextToolbarProps) {
  useEditorState(editor);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(stop);
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  function renderButton(tool: Tool) {
    const { label, keys, Icon, act, isOn, may } = tool;
    const at = all.indexOf(tool);
    const isIdle = may?.(editor) === false;
    return (
      <button
        key={label}
        type="button"
        tabIndex={at === stop ? 0 : -1}
        aria-label={label}
        title={keys === undefined ? label : `${label} (${keys})`}
        aria-pressed={isOn?.(editor)}
        // `disabled` would drop the focus after the last undo.
        aria-disabled={isIdle || undefined}
        className={css['tool']}
        onFocus={() => setStop(at)}
        onClick={() => !isIdle && act(editor, onLink)}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    );
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.formatting}
      aria-controls={controls}
      tabIndex={-1}
      className={css['toolbar']}
      onKeyDown={go}
    >
      {tools.map((group) => (
        <div key={group[0]?.label} className="in-row gap-4">
          {group.map(renderButton)}
        </div>
      ))}
    </div>
  );
}

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

/** Its output contains only what an article may contain. */
export function RichTextField({ label, error, name, initial, onReady, onChange }: Props) {
  const ids = useFieldIds({ name });
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  const { 'aria-describedby': describes, 'aria-invalid': isInvalid } = buildDescription(ids, { error });

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
    <Field {...{ ids, label, error }} group>
      <div className={classNames('control-frame', css['frame'])}>
        {editor && <RichTextToolbar editor={editor} controls={ids.id} onLink={() => setLinking(true)} />}
        <div ref={place} className={css['text']} />
      </div>
      {editor && isLinking && <LinkModal editor={editor} onClose={() => setLinking(false)} />}
    </Field>
  );
}
