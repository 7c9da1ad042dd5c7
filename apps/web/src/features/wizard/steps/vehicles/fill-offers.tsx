import { useQuery } from '@tanstack/react-query';
import type { Combination } from '@wideload/contract';
import { isUnitComplete } from '@wideload/domain';
import { useEffect, useMemo, useRef } from 'react';
import * as texts from './offers.texts.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import type { StepState } from '../../step-props.ts';
import type { UnitForm } from '#product/unit/unit-form.ts';
import { formatLoad, toUnit } from './combination.ts';
import { combinationsQuery } from './combinations.queries.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';

/** Beyond this number, a combobox replaces the buttons. */
const maxButtons = 7;

type FillOffersProps = {
  state: StepState;
  unit: UnitForm;
  at: number;
  takesFocus: boolean;
  onFill: (unit: UnitForm, from: string) => void;
};

/** Offers for an empty unit; renders nothing without one. */
export function FillOffers({ state: { form, draft }, unit, at, takesFocus, onFill }: FillOffersProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { data: saved = [], error, refetch } = useQuery(combinationsQuery);
  const others = form.units.flatMap((other, index) => {
    const isReady = index !== at && draft.units[index] !== undefined && isUnitComplete(draft.units[index]);
    return isReady ? [{ other, name: texts.unitName(index + 1) }] : [];
  });
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  if (others.length === 0 && saved.length === 0 && error === null) return null;
  const use = (combination: Combination) => onFill(toUnit(combination, unit._id), combination.name);
  return (
    <Section title={texts.fillInThisUnit} intro={texts.fillInIntro}>
      <div ref={ref} tabIndex={-1} className={classNames('cluster', css['offers'])}>
        {others.map(({ other, name }) => (
          <Button key={other._id} onClick={() => onFill({ ...other, _id: unit._id }, name)}>
            {texts.sameAs(name)}
          </Button>
        ))}
        {saved.length <= maxButtons &&
          saved.map((combination) => (
            <Button key={combination._id} onClick={() => use(combination)}>
              <span className={css['offer']}>
                {combination.name} <span className="hint medium">{formatLoad(combination)}</span>
              </span>
            </Button>
          ))}
      </div>
      {saved.length > maxButtons && <CombinationPicker saved={saved} onUse={use} />}
      {error !== null && (
        <p className={classNames('text-row above-20', css['line'])}>
          {texts.combinationsNotLoaded} {error.message}
          <Button look="link" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </Section>
  );
}

function CombinationPicker({ saved, onUse }: { saved: readonly Combination[]; onUse: (one: Combination) => void }) {
  const choices = useMemo(
    () => saved.map((one) => ({ value: one._id, label: one.name, detail: formatLoad(one) })),
    [saved],
  );
  function choose(id: string) {
    const found = saved.find(({ _id }) => _id === id);
    if (found !== undefined) onUse(found);
  }
  return (
    <FieldGrid columns={3}>
      <Combobox
        label={texts.savedCombination}
        choices={choices}
        value=""
        onChange={choose}
        placeholder={texts.findCombination}
        nothing={texts.noCombinationMatches}
      />
    </FieldGrid>
  );
}
