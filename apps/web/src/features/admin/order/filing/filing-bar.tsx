import type { OrderFile } from '@wideload/contract';
import { isInWork } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import * as texts from './filing.texts.ts';
import { fileSeveralId, type Desk } from './use-desk.ts';

/** Files several permits with one press: the chosen ones, or all that are requested. */
export function FileSeveral({ order, desk }: { order: OrderFile; desk: Desk }) {
  const requested = order.permits.filter(({ status }) => status === 'requested').map(({ _id }) => _id);
  const marked = requested.filter((id) => desk.marked.includes(id));
  if (!isInWork(order) || requested.length < 2) return null;
  return (
    <Button
      size="small"
      id={fileSeveralId}
      pending={desk.isFiling}
      onClick={() => desk.file(marked.length > 0 ? marked : requested)}
    >
      {marked.length > 0 ? texts.fileChosen(marked.length) : texts.fileAll(requested.length)}
    </Button>
  );
}
