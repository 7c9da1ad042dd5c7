import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import css from './route-status.module.css';
import * as texts from './trip-route.texts.ts';
import { useElapsed } from './use-elapsed.ts';
import type { TripRouteUse } from './use-trip-route.ts';

const progressMs = 300;
const slowMs = 2000;

/** The line is always there while a route is found, so that nothing moves. */
export function RouteStatus({ status, retry }: Pick<TripRouteUse, 'status' | 'retry'>) {
  const elapsed = useElapsed(status === 'finding', [progressMs, slowMs]);
  if (status === 'failed' || status === 'no-route') {
    const [title, hint] = status === 'failed' ? [texts.failed, texts.failedHint] : [texts.noRoute, texts.noRouteHint];
    return (
      <Notice tone="warn" title={title}>
        <p>{hint}</p>
        <Button size="small" className="above-8" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={css['line']}>
      {elapsed >= progressMs && <Spinner label={elapsed >= slowMs ? texts.takesLonger : texts.finding} />}
    </div>
  );
}
