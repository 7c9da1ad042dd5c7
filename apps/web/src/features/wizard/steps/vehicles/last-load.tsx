import { useQuery } from '@tanstack/react-query';
import { toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';
import { Button } from '#ui/button.tsx';
import type { DraftState } from '../../draft/draft-store.ts';
import { formatLoad, toCombination } from './combination.ts';
import { lastLoadQuery } from './last-load.queries.ts';
import * as texts from './offers.texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './unit-offers.module.css';
import { useChosenVehicles } from './use-chosen-vehicles.ts';

type LastLoadProps = {
  unit: UnitForm & { truckId: string; trailerId: string };
  stored: NonNullable<DraftState['order']>['units'][number] | undefined;
  onFill: (unit: UnitForm, from: string) => void;
};

/** Renders nothing when this truck and trailer have carried no load. */
export function LastLoad({ unit, stored, onFill }: LastLoadProps) {
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
      <Button onClick={() => onFill(toUnitForm({ ...content, _id, typed: {} }), order)}>
        <span className={css['offer']}>
          {texts.takeLastLoad(truck.internalNumber, trailer.internalNumber)}{' '}
          <span className="hint medium">{texts.loadInOrder(formatLoad(content), order)}</span>
        </span>
      </Button>
    </div>
  );
}
