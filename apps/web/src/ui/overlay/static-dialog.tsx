import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './dialog.module.css';

export type StaticDialogProps = {
  id: string;
  title: string;
  close: string;
  className?: string | undefined;
  children: ReactNode;
  actions?: ReactNode;
};

/** `dialog-island.ts` opens and closes it. */
export function StaticDialog({ id, title, close, className, children, actions }: StaticDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={classNames(css['dialog'], className)}>
      <div className={css['head']}>
        <h2 id={`${id}-title`} className={css['title']}>
          {title}
        </h2>
        <button type="button" data-closes="" aria-label={close} className="icon-control sinks">
          <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M4 4 16 16M16 4 4 16" />
          </svg>
        </button>
      </div>
      <div className={css['body']}>{children}</div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
    </dialog>
  );
}
