import { useEffect, useState, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { isFinal } from '../is-final.ts';
import css from './list-states.module.css';

/** A quick answer does not flicker. The room is kept from the start, so that nothing below moves when the skeleton shows. */
const skeletonDelayMs = 200;

export function ListSkeleton({ rows = 5, label = texts.loading }: { rows?: number; label?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={css['skeleton']}>
      {isShown && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classNames(css['bone'], !isShown && css['early'])} />
      ))}
    </div>
  );
}

export type StatePictureProps = { title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ title, children, action }: StatePictureProps) {
  return (
    <div className={css['state']}>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

export type Failure = { message: string; code?: string | undefined; requestId?: string | undefined };

function TryAgain({ failure, ...button }: Omit<ButtonProps, 'children'> & { failure: Failure }) {
  return isFinal(failure) ? null : <Button {...button}>{texts.tryAgain}</Button>;
}

export function FailedState({
  title = texts.thisCouldNotBeLoaded,
  failure,
  onRetry,
  pending,
}: {
  title?: string | undefined;
  failure: Failure;
  onRetry: () => void;
  pending?: boolean | undefined;
}) {
  return (
    <div className={css['state']} role="alert">
      <h2>{title}</h2>
      <p>{failure.message}</p>
      <TryAgain {...{ failure, pending }} onClick={onRetry} />
      {failure.requestId !== undefined && <p className="small-print">{texts.requestNumber(failure.requestId)}</p>}
    </div>
  );
}

type Query = { error: Failure | null; isFetching: boolean; refetch: () => Promise<unknown> };

/** Nothing as long as the query has not failed. */
export function FailedQuery({ query, title }: { query: Query; title?: string | undefined }) {
  const { error, refetch, isFetching } = query;
  if (error === null) return null;
  return <FailedState title={title} failure={error} onRetry={() => void refetch()} pending={isFetching} />;
}

type Answered = { data: unknown; error: Failure | null };

/** The first query that failed and has no earlier answer to show. */
export function findFailed<Q extends Answered>(queries: readonly Q[]): Q | undefined {
  return queries.find(({ data, error }) => error !== null && data === undefined);
}

type LineProps = { query: Query & Answered; text: string; className?: string | undefined };

/** For a part of a line or two. Nothing while there is an answer, even an older one. */
export function FailedLine({ query: { data, error, refetch, isFetching }, text, className }: LineProps) {
  if (error === null || data !== undefined) return null;
  return (
    <p role="alert" className={className}>
      {text} {error.message}{' '}
      <TryAgain look="link" failure={error} onClick={() => void refetch()} pending={isFetching} />
    </p>
  );
}
