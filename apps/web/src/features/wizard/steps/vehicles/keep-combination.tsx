import { useQuery } from '@tanstack/react-query';
import type { CombinationBody } from '@wideload/contract';
import { useState } from 'react';
import * as texts from './offers.texts.ts';
import { Button } from '#ui/button.tsx';
import type { DraftState } from '../../draft/draft-store.ts';
import { formatCombinationName, isSameCombination } from './combination.ts';
import { combinationsQuery } from './combinations.queries.ts';
import { useChosenVehicles } from './use-chosen-vehicles.ts';
import { SaveCombination } from './save-combination.tsx';
import { DeleteCombination } from './delete-combination.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';

type KeepCombinationProps = {
  content: Omit<CombinationBody, 'name'>;
  stored: NonNullable<DraftState['order']>['units'][number] | undefined;
};

export function KeepCombination({ content, stored }: KeepCombinationProps) {
  const { data: saved } = useQuery(combinationsQuery);
  const { truck, trailer } = useChosenVehicles(content, stored);
  const name = formatCombinationName(truck, trailer);
  const [open, setOpen] = useState<'save' | 'delete'>();
  const kept = saved?.find((combination) => isSameCombination(combination, content));
  const close = () => setOpen(undefined);
  return (
    <div className={classNames('text-row above-20', css['line'])}>
      {kept === undefined ? (
        <Button look="link" onClick={() => setOpen('save')}>
          {texts.saveThisCombination}
        </Button>
      ) : (
        <>
          <p>{texts.savedAs(kept.name)}</p>
          <Button look="link" onClick={() => setOpen('delete')}>
            {texts.deleteSavedCombination}
          </Button>
        </>
      )}
      {open === 'save' && <SaveCombination content={content} name={name} onClose={close} />}
      {open === 'delete' && kept !== undefined && <DeleteCombination combination={kept} onClose={close} />}
    </div>
  );
}
