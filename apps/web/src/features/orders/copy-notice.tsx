import { instantText } from '../../lib/instant-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that what stands below was kept on this device, and since when. */
export function CopyNotice({ copiedAt }: { copiedAt: string }) {
  return (
    <Notice tone="warn" title="You are offline">
      <p>
        This was kept on this device on {instantText(copiedAt)}. The last 20 orders and their documents can be read;
        anything else waits until the network is back.
      </p>
    </Notice>
  );
}
