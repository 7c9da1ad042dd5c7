import { useRef } from 'react';
import * as texts from '../vehicles-step.texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/layout/notice.tsx';
import { rowIn, rowWords, type Lengths } from './load-row.ts';
import css from './load-row-notice.module.css';
import type { LoadRowUse } from './use-load-row.ts';

type LoadRowNoticeProps = { lengths: Lengths; row: LoadRowUse; isAsked: boolean };

/** A row of lengths in one field: asks which length is which; once they are filled in, says so and takes it back. */
export function LoadRowNotice({ lengths, row, isAsked }: LoadRowNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const found = isAsked ? rowIn(lengths) : null;
  // The button that was pressed may go with its question; the next one to press stands in the same frame.
  const withFocus = (act: () => void) => () => {
    act();
    frame.current?.focus();
  };
  if (found === null && row.filled === null) return null;
  return (
    <div ref={frame} tabIndex={-1} className={css['frame']}>
      {found !== null ? (
        <Notice title={texts.whichLengthIsWhich}>
          <div className={css['actions']}>
            {found.readings.map((reading) => (
              <Button key={rowWords(reading)} size="small" onClick={withFocus(() => row.fill(reading))}>
                {capitalised(rowWords(reading))}
              </Button>
            ))}
          </div>
        </Notice>
      ) : (
        row.filled !== null && (
          <Notice tone="ok" title={texts.filledInFromRow}>
            <p>{capitalised(rowWords(row.filled))}.</p>
            <div className={css['actions']}>
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

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
