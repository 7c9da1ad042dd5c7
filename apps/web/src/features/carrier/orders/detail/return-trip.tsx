import type { Order } from '@wideload/contract';
import { listPlaces } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { useOrderCopy } from '../order-copy.tsx';
import * as texts from './order-detail.texts.ts';

/** One press: the draft of the way back leaves the day after the last permit ends. Nothing without a trip. */
export function ReturnTrip({ order: { _id: id, trip } }: { order: Order }) {
  const { create, isMaking, failure } = useOrderCopy(id);
  if (trip === null || listPlaces(trip) === null) return null;
  return (
    <>
      <Button pending={isMaking} onClick={() => void create({ isReturn: true })}>
        {texts.returnTrip}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="failure whole-row">
          {texts.returnTripNotMade} {failure}
        </p>
      )}
    </>
  );
}
