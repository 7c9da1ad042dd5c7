import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import css from './toast-region.module.css';

export type Toast = {
  id: number;
  title?: string | undefined;
  text: string;
  tone?: 'plain' | 'ok' | 'danger' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  isSaidByPage?: boolean | undefined;
};

/** Spec [9]. */
export const toastTimeMs = 10_000;

function ToastPlate({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const [isHeld, setHeld] = useState(false);
  const left = useRef(toastTimeMs);
  const { id, title, text, tone = 'plain', action } = toast;

  useEffect(() => {
    if (isHeld) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, id, onClose]);

  function act() {
    onClose(id);
    action?.onPress();
  }

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <li>
      <div
        role="presentation"
        className={css['toast']}
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <div className={classNames('size-label medium breakable', css['text'])}>
          {title !== undefined && <p className={classNames('bold', tone)}>{title}</p>}
          <p>{text}</p>
          {action && (
            <Button look="link" size="small" onClick={act}>
              {action.label}
            </Button>
          )}
        </div>
        <IconButton label={texts.closeNamed(title ?? text)} className={css['close']} onClick={() => onClose(id)}>
          <X size={20} />
        </IconButton>
      </div>
    </li>
  );
}

/** The timer pauses under the pointer or the focus. */
export function ToastRegion({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown from the start, and empty: a screen reader says only what comes into a list that it knows.
  useEffect(() => {
    const region = ref.current;
    if (region === null || !('showPopover' in region)) return;
    // A popover is above an open dialog only if it was shown after it.
    if (newest !== undefined && document.querySelector('dialog:modal') !== null) region.hidePopover();
    if (!region.matches(':popover-open')) region.showPopover();
  }, [newest]);

  const listPlates = (some: readonly Toast[]) =>
    some.map((toast) => <ToastPlate key={toast.id} toast={toast} onClose={onClose} />);
  return (
    <section ref={ref} popover="manual" className={classNames('no-print', css['region'])} aria-label={texts.messages}>
      <ol className="stack">{listPlates(toasts.filter(({ isSaidByPage }) => isSaidByPage))}</ol>
      <ol className="stack" aria-live="polite" aria-relevant="additions">
        {listPlates(toasts.filter(({ isSaidByPage }) => !isSaidByPage))}
      </ol>
    </section>
  );
}
