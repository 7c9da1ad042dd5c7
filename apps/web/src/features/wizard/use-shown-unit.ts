import { useNavigate } from '@tanstack/react-router';
import { findCurrentUnit } from '@wideload/domain';
import { useEffect, useState } from 'react';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import type { Moves } from './step-props.ts';
import { buildWizardHref, type WizardAddress } from './wizard-address.ts';

type Shown = { number: number | undefined; id: string | null };

type ShownUnit = {
  id: string | null;
  number: number | undefined;
  /** The address follows. */
  show: Moves['showUnit'];
};

/**
 * The unit with the address's number, clamped; without a number, the one that was open last. The same unit stays open
 * when units before it are deleted.
 */
export function useShownUnit(
  store: DraftStore,
  { draft: { units }, shownUnit }: DraftState,
  { address: { unit: number, from }, isOpen }: { address: WizardAddress; isOpen: boolean },
): ShownUnit {
  const navigate = useNavigate();
  const inAddress = () =>
    number === undefined ? shownUnit : (units[clampUnit(number, units.length) - 1]?._id ?? null);
  const [shown, setShown] = useState<Shown>(() => ({ number, id: inAddress() }));
  const isSame = shown.number === number;
  if (!isSame) setShown({ number, id: inAddress() });
  const id = findCurrentUnit(units, isSame ? shown.id : inAddress());

  useEffect(() => {
    if (isOpen && id !== null) store.showUnit(id);
  }, [store, isOpen, id]);

  const at = units.findIndex((unit) => unit._id === id);

  function show(next: string, instead?: 'instead') {
    setShown({ number, id: next });
    const { order, form } = store.getState();
    const unit = form.units.findIndex(({ _id }) => _id === next) + 1;
    if (order === null || unit === number) return;
    const place: WizardAddress = { order: order._id, step: 'vehicles', unit };
    const href = buildWizardHref(from === undefined ? place : { ...place, from });
    void navigate({ href, resetScroll: false, replace: instead !== undefined });
  }

  return { id, number: at === -1 ? undefined : at + 1, show };
}

function clampUnit(number: number, count: number): number {
  return Math.max(1, Math.min(number, count));
}
