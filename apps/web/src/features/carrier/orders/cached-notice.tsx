import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './orders.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';

export function CachedNotice({ copiedAt }: { copiedAt: string }) {
  return (
    <Notice tone="warn" title={texts.youAreOffline}>
      <p>{texts.keptOfflineOn(formatInstant(copiedAt))}</p>
    </Notice>
  );
}
