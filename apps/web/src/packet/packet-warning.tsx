import type { PacketWarning } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './packet.texts.ts';

export function WarningPart({ warning }: { warning: PacketWarning }) {
  const { state, what, was, now, toDo, source, firstDay, lastDay, isWithdrawn } = warning;
  const title = texts.warningOf(stateName(state), what);
  if (isWithdrawn) return <p className="hint above-12">{texts.noLonger(title)}</p>;
  return (
    <Notice tone="warn" title={title} className="above-12">
      {was !== '' && <p>{texts.was(was)}</p>}
      <p>{was === '' ? now : texts.now(now)}</p>
      <p className="bold">{toDo}</p>
      <p className="hint breakable">
        {texts.fromTo(formatWeekdayAndDay(firstDay), formatWeekdayAndDay(lastDay))}
        {source.words !== '' && (
          <>
            . {texts.source}: {source.link === null ? source.words : <a href={source.link}>{source.words}</a>}
          </>
        )}
      </p>
    </Notice>
  );
}
