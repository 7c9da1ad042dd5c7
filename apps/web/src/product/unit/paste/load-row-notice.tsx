import { capitalize } from '@wideload/domain';
import { useRef, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import * as texts from '../unit-form.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { findRow, describeRow, type Lengths } from './load-row.ts';
import { classNames } from '#ui/class-names.ts';
import css from './load-row-notice.module.css';
import type { LoadRowUse } from './use-load-row.ts';

/** The notice waits, so that it does not push away a button that is being pressed. */
const debounceMs = 600;

type LoadRowNoticeProps = { lengths: Lengths; row: LoadRowUse; isAsked: boolean };

export function LoadRowNotice({ lengths, row, isAsked }: LoadRowNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const found = isAsked ? findRow(lengths) : null;
  const settled = useDebounced(row.filled, debounceMs);
  // The pressed button may disappear with its question, so the frame takes the focus.
  const withFocus = (act: () => void) => () => {
    act();
    setAnswered(true);
    frame.current?.focus();
  };
  const isShown = found !== null || (row.filled !== null && (isAnswered || settled === row.filled));
  if (!isShown) return null;
  return (
    <div ref={frame} tabIndex={-1} className="whole-row no-ring">
      {found !== null ? (
        <Notice title={texts.whichLengthIsWhich}>
          <div className={classNames('cluster gap-8 above-8', css['actions'])}>
            {found.readings.map((reading) => (
              <Button key={describeRow(reading)} size="small" onClick={withFocus(() => row.fill(reading))}>
                {capitalize(describeRow(reading))}
              </Button>
            ))}
          </div>
        </Notice>
      ) : (
        row.filled !== null && (
          <Notice tone="ok" title={texts.filledInFromRow}>
            <p>{capitalize(describeRow(row.filled))}.</p>
            <div className={classNames('cluster gap-8 above-8', css['actions'])}>
              <Button size="small" onClick={row.swap}>
                {texts.swapWidthAndHeight}
              </Button>
              <Button size="small" onClick={withFocus(row.undo)}>
                {texts.undo}
              </Button>
            </div>
          </Notice>
        )
      )}
    </div>
  );
}
