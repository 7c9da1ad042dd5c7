import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './form-actions.module.css';

type FormActionsProps = { back?: ReactNode; saved?: ReactNode; sum?: ReactNode; next?: ReactNode };

export function FormActions({ back, saved, sum, next }: FormActionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFootHeight(ref);
  return (
    <div ref={ref} className={css['bar']} data-form-actions="">
      <div>{back}</div>
      <p role="status" className={css['saved']}>
        {saved}
      </p>
      {sum !== undefined && <p className={css['sum']}>{sum}</p>}
      <div className={css['next']}>{next}</div>
    </div>
  );
}

/** Publishes the bar's height to CSS, which varies with its texts and font size, so that the bar never covers the focused element. */
function useFootHeight(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-height');
    };
  }, [ref]);
}
