import type { Editor } from '@tiptap/core';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import * as texts from './article.texts.ts';
import css from './rich-text-field.module.css';
import { tools, type Tool } from './rich-text-tools.ts';

type Props = { editor: Editor; controls: string; onLink: () => void };

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
export function RichTextToolbar({ editor, controls, onLink }: Props) {
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
