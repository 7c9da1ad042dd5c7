import css from './wordmark.module.css';

export function Wordmark({ first, second }: { first: string; second: string }) {
  return (
    <span className={css['wordmark']} role="img" aria-label={`${first}${second}`}>
      <span className={css['first']} aria-hidden="true">
        {first}
      </span>
      <span className={css['second']} aria-hidden="true">
        {second}
      </span>
    </span>
  );
}
