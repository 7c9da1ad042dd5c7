import type { ReactNode } from 'react';
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
  return (
    <div className={css['bar']} data-form-actions="">
      <div className={css['back']}>{back}</div>
      <p role="status" className={css['saved']}>
        {saved}
      </p>
      <div className={css['next']}>{next}</div>
    </div>
  );
}
