import css from './spinner.module.css';

/** Without a label it is decoration beside a text. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={css['spinner']} aria-hidden="true" />;
  return (
    <span className="with-icon muted" role="status">
      <span className={css['spinner']} aria-hidden="true" />
      {label}
    </span>
  );
}
