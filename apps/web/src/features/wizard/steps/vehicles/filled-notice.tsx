import { useEffect, useRef } from 'react';
import { isEmptyUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { Button } from '#ui/button.tsx';
import * as texts from './offers.texts.ts';
import type { Filled } from './use-filled-unit.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';

type FilledNoticeProps = { filled: Filled; onUndo: (before: UnitForm) => void };

/** Takes the focus because the pressed button is gone. */
export function FilledNotice({ filled: { from, before }, onUndo }: FilledNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={classNames('text-row above-20', css['line'])}>
      <p>{texts.filledInFrom(from)}</p>
      <Button look="link" onClick={() => onUndo(before)}>
        {isEmptyUnit(before) ? texts.emptyItAgain : texts.undo}
      </Button>
    </div>
  );
}
