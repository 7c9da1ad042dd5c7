import type { Order } from '@wideload/contract';
import { Panel } from '#ui/layout/panel.tsx';
import { TripMap } from '#product/trip/trip-map.tsx';
import { TripSection } from '#product/trip/trip-section.tsx';
import css from './order-trip.module.css';

/** The trip in words, beside its map. */
export function OrderTrip({ order: { trip, units, permits } }: { order: Pick<Order, 'trip' | 'units' | 'permits'> }) {
  if (trip === null) return null;
  const words = { trip, units, permits, isBrief: true };
  return (
    <Panel>
      {trip.line.length === 0 ? (
        <TripSection {...words} />
      ) : (
        <div className={css['beside']}>
          <TripMap trip={trip} />
          <div>
            <TripSection {...words} columns={2} />
          </div>
        </div>
      )}
    </Panel>
  );
}
