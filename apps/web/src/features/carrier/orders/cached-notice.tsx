import { instantText } from '../../../lib/instant-text.ts';
import * as texts from './orders.texts.ts';
import { Notice } from '../../../ui/layout/notice.tsx';

export function CachedNotice({ copiedAt }: { copiedAt: string }) {
  return (
    <Notice tone="warn" title={texts.youAreOffline}>
      <p>{texts.keptOfflineOn(instantText(copiedAt))}</p>
    </Notice>
  );
}
