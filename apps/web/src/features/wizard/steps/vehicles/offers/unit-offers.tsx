import { isUnitComplete } from '@wideload/domain';
import { useState, useEffect, useRef } from 'react';
import { isEmptyUnit, type UnitForm, createUnitForm } from '../../../../../product/unit/unit-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import type { StepProps } from '../../../step/step-props.ts';
import { toCombination } from './combination.ts';
import { FillOffers } from './fill-offers.tsx';
import { KeepCombination } from './keep-combination.tsx';
import * as texts from './offers.texts.ts';
import css from './unit-offers.module.css';

type FilledNoticeProps = { unit: UnitForm; from: string; onUndo: (empty: UnitForm) => void };

/** Takes the focus because the pressed button is gone. */
function FilledNotice({ unit, from, onUndo }: FilledNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={css['line']}>
      <p>{texts.filledInFrom(from)}</p>
      <Button look="link" onClick={() => onUndo(createUnitForm(unit._id))}>
        {texts.emptyItAgain}
      </Button>
    </div>
  );
}

type UnitOffersProps = Pick<StepProps, 'state' | 'saveNow'> & {
  unit: UnitForm;
  at: number;
  put: (unit: UnitForm) => void;
};

export function UnitOffers({ state, saveNow, unit, at, put }: UnitOffersProps) {
  const [filledFrom, setFilledFrom] = useState<string | null>(null);
  const [isUndone, setUndone] = useState(false);
  const draft = state.draft.units[at];

  /** The order must store truck and trailer, which may not be on a loaded page of the lists. */
  function fill(filled: UnitForm, from: string | null) {
    put(filled);
    saveNow();
    setFilledFrom(from);
    setUndone(from === null);
  }

  if (isEmptyUnit(unit)) return <FillOffers state={state} unit={unit} at={at} takesFocus={isUndone} onFill={fill} />;
  const content = draft !== undefined && isUnitComplete(draft) ? toCombination(draft) : null;
  return (
    <>
      {filledFrom !== null && <FilledNotice unit={unit} from={filledFrom} onUndo={(empty) => fill(empty, null)} />}
      {content !== null && <KeepCombination content={content} state={state} at={at} />}
    </>
  );
}
