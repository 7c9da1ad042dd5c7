import { instantText } from '../../../lib/instant-text.ts';
import * as texts from '../../../texts/en/orders-offline.ts';
import { Notice } from '../../../ui/layout/notice.tsx';

/** Says that what stands below was kept on this device, and since when. */
export function CopyNotice({ copiedAt }: { copiedAt: string }) {
  return (
    <Notice tone="warn" title={texts.youAreOffline}>
      <p>{texts.keptOn(instantText(copiedAt))}</p>
    </Notice>
  );
}
