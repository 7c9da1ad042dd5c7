import { useEffect, useRef } from 'react';
import * as texts from './offers.texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { emptyUnitForm, type UnitForm } from '../../../forms/unit-form.ts';
import css from './unit-offers.module.css';

type FilledNoticeProps = { unit: UnitForm; from: string; onUndo: (empty: UnitForm) => void };

/** Says where the figures come from. Takes the focus, as the button that was pressed is gone. */
export function FilledNotice({ unit, from, onUndo }: FilledNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css['line']}>
      <p>{texts.filledInFrom(from)}</p>
      <Button look="link" onClick={() => onUndo(emptyUnitForm(unit._id))}>
        {texts.emptyItAgain}
      </Button>
    </div>
  );
}
