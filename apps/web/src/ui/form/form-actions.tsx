import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './form-actions.module.css';

/** The bar at the foot of a form: the way back on the left, what is saved and the way forward on the right. Stays in sight. */
export function FormActions({
  back,
  saved,
  next,
}: {
  back?: ReactNode;
  /** `Draft saved 10:42 AM` */ saved?: ReactNode;
  next?: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useFootHeight(ref);
  return (
    <div ref={ref} className={css['bar']} data-form-actions="">
      <div>{back}</div>
      <p role="status" className={css['saved']}>
        {saved}
      </p>
      <div className={css['next']}>{next}</div>
    </div>
  );
}

/** Tells the page how high the bar is, which changes with its texts and their size, so that nothing that takes the focus is covered by it. */
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
