import { toChangeForm } from '#product/unit/changed-unit.ts';
import { TrailerPicker, TruckPicker } from '#product/unit/vehicle-pickers.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { CorrectVehicles } from './correct-vehicles.tsx';
import { toUnitPath } from './change-form.ts';
import type { PartProps } from './change-parts.ts';
import { createVehicleQueries } from './changes.queries.ts';
import * as texts from './changes.texts.ts';

export function ChangedVehicles(props: PartProps) {
  const { order, form, lists, side, put, findError } = props;
  const findVehicles = createVehicleQueries(order);
  return (
    <div className="stack gap-16 above-12">
      <p>{texts.vehiclesIntro[side]}</p>
      {order.units.map((unit, index) => {
        const value = form.units[unit._id] ?? toChangeForm(unit);
        const putUnit = (parts: Partial<typeof value>) =>
          put({ units: { ...form.units, [unit._id]: { ...value, ...parts } } });
        const field = (path: string) => {
          const name = toUnitPath(index, path);
          return { name, error: findError(name), onBlur: () => undefined };
        };
        return (
          <Section key={unit._id} level={3} title={texts.unit(index + 1)}>
            <FieldGrid columns={1}>
              <TruckPicker
                {...field('truckId')}
                chosenId={value.truckId}
                kept={unit.truck}
                toQuery={findVehicles('trucks', lists.findTrucks)}
                nothing={texts.noVehicle}
                onChoose={(truckId) => putUnit({ truckId })}
              />
              <TrailerPicker
                {...field('trailerId')}
                chosenId={value.trailerId}
                kept={unit.trailer}
                toQuery={findVehicles('trailers', lists.findTrailers)}
                nothing={texts.noVehicle}
                onChoose={(trailerId) => putUnit({ trailerId })}
              />
            </FieldGrid>
          </Section>
        );
      })}
      {side === 'clerk' && <CorrectVehicles {...props} />}
      <Checkbox
        name="takeCorrections"
        label={texts.takeCorrections}
        checked={form.takesCorrections}
        onChange={({ target }) => put({ takesCorrections: target.checked })}
      />
    </div>
  );
}
