import { isUnitComplete } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import { type UnitForm, isEmptyUnit } from '#product/unit/unit-form.ts';
import type { StepState } from '../../step-props.ts';
import { KeepCombination, useChosenVehicles, toCombination, formatLoad, takeLastLoad } from './keep-combination.tsx';
import { Button } from '#ui/button.tsx';
import * as texts from './offers.texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';
import type { DraftState } from '../../draft/draft-store.ts';
import { orderStart } from '@wideload/contract/client';

/** `before` is the unit as it was, for Undo. */
export type Filled = { from: string; before: UnitForm };

export type FilledUnit = {
  filled: Filled | null;
  /** The pressed button is gone after Undo, so the offers take the focus. */
  isUndone: boolean;
  fill: (unit: UnitForm, from: string) => void;
  undo: (before: UnitForm) => void;
};

type Ways = { put: (unit: UnitForm) => void; saveNow: () => void };

/** The order must store truck and trailer, which may not be on a loaded page of the lists, so each fill is saved at once. */
export function useFilledUnit(unit: UnitForm, { put, saveNow }: Ways): FilledUnit {
  const [last, setLast] = useState<{ unit: string; filled: Filled | null }>();
  const own = last?.unit === unit._id ? last : undefined;

  function store(next: UnitForm, filled: Filled | null) {
    put(next);
    saveNow();
    setLast({ unit: unit._id, filled });
  }

  return {
    filled: own?.filled ?? null,
    isUndone: own?.filled === null,
    fill: (next, from) => store(next, { from, before: unit }),
    undo: (before) => store(before, null),
  };
}

type LastLoadProps = {
  unit: UnitForm & { truckId: string; trailerId: string };
  stored: NonNullable<DraftState['order']>['units'][number] | undefined;
  onFill: (unit: UnitForm, from: string) => void;
};

/** Renders nothing when this truck and trailer have carried no load. */
function LastLoad({ unit, stored, onFill }: LastLoadProps) {
  const { _id, truckId, trailerId, loadType } = unit;
  const { truck, trailer } = useChosenVehicles(unit, stored);
  const { data: last } = useQuery(lastLoadQuery({ truck: truckId, trailer: trailerId }));
  if (!last || truck === undefined || trailer === undefined) return null;
  const { orderNumber, ...figures } = last;
  const load = { ...figures, loadType: loadType ?? figures.loadType };
  const content = toCombination({ ...load, _id, truckId, trailerId, typed: {} });
  if (content === null) return null;
  const order = texts.orderNumbered(orderNumber);
  return (
    <div className={classNames('text-row above-20', css['line'])}>
      <Button onClick={() => onFill(takeLastLoad(content, { unit, filing: figures.filing }), order)}>
        <span className={css['offer']}>
          {texts.takeLastLoad(truck.internalNumber, trailer.internalNumber)}{' '}
          <span className="hint medium">{texts.loadInOrder(formatLoad(content), order)}</span>
        </span>
      </Button>
    </div>
  );
}

type FilledNoticeProps = { filled: Filled; onUndo: (before: UnitForm) => void };

/** Takes the focus because the pressed button is gone. */
function FilledNotice({ filled: { from, before }, onUndo }: FilledNoticeProps) {
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

type UnitOffersProps = Pick<FilledUnit, 'filled' | 'fill' | 'undo'> & { state: StepState; unit: UnitForm; at: number };

/** Offers about the chosen truck and trailer. The offers for an empty unit are `FillOffers`. */
export function UnitOffers({ state, unit, at, filled, fill, undo }: UnitOffersProps) {
  const draft = state.draft.units[at];
  const stored = state.order?.units.find(({ _id }) => _id === unit._id);
  const isComplete = draft !== undefined && isUnitComplete(draft);
  const content = isComplete ? toCombination(draft) : null;
  const { truckId, trailerId } = unit;
  const isLoadWanted = filled === null && !isComplete && truckId !== null && trailerId !== null;
  return (
    <>
      {filled !== null && <FilledNotice filled={filled} onUndo={undo} />}
      {isLoadWanted && <LastLoad unit={{ ...unit, truckId, trailerId }} stored={stored} onFill={fill} />}
      {content !== null && !isOnBehalf() && <KeepCombination content={content} stored={stored} />}
    </>
  );
}

/** The offer mounts each time the unit becomes incomplete; only a new order changes the answer. */
function lastLoadQuery(query: { truck: string; trailer: string }) {
  return queryOptions({
    queryKey: ['last-load', query],
    queryFn: async ({ signal }) => (await call(orderStart.lastLoad, { query }, { signal })).load,
    staleTime: 60_000,
  });
}
