import * as texts from './maps.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import css from './location-map.module.css';

export function MapWaiting() {
  return (
    <div className={css['waiting']}>
      <Spinner label={texts.loadingTheMap} />
    </div>
  );
}

export function MapFailed({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <Notice tone="warn" title={texts.mapFailed}>
      <p>{texts.typeCoordinates}</p>
      <Button size="small" pending={isLoading} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
