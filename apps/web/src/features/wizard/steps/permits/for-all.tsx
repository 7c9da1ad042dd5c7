import type { DraftTrip } from '@wideload/domain';
import { useRef, useState } from 'react';
import type { PermitForm } from '../../draft/permit-form.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import type { OrderPermit } from './order-permits.ts';
import * as texts from './for-all.texts.ts';
import { ForAllForm } from './for-all-form.tsx';

type TripPlacesProps = { trip: DraftTrip | null; onChange: () => void };

/** Each state has its own places, which all follow from From and To, so those are what is set for all. */
function TripPlaces({ trip, onChange }: TripPlacesProps) {
  const [from, to] = [trip?.places[0], trip?.places.at(-1)];
  const [sentence, action] =
    from && to
      ? [texts.placesOfTheTrip(from.label, to.label), texts.changeFromAndTo]
      : [texts.noTripYet, texts.giveFromAndTo];
  return (
    <div className="cluster">
      <p>{sentence}</p>
      <Button look="link" onClick={onChange}>
        {action}
      </Button>
    </div>
  );
}

type ForAllProps = {
  permits: readonly OrderPermit[];
  trip: DraftTrip | null;
  onApply: (changed: readonly PermitForm[]) => void;
  /** Opens From and To of the trip. */
  onChangePlaces: () => void;
};

/** `before` has the changed permits as they were. */
type Done = { before: readonly PermitForm[]; message: string };

/** Days and comment for many permits at once. */
export function ForAll({ permits, trip, onApply, onChangePlaces }: ForAllProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  function apply(changed: readonly PermitForm[], message: string) {
    const ids = new Set(changed.map(({ _id }) => _id));
    setDone({ before: permits.map(({ form }) => form).filter(({ _id }) => ids.has(_id)), message });
    onApply(changed);
    close();
  }
  function undo() {
    if (done === null) return;
    onApply(done.before);
    setDone(null);
    opener.current?.focus();
  }

  return (
    <div className={isOpen ? 'whole-row' : 'shrinks'}>
      <div className="cluster">
        <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.setForAll}
        </Button>
        <p role="status" className="size-label">
          {done?.message}
        </p>
        {done !== null && (
          <Button look="link" onClick={undo}>
            {texts.undo}
            <span className="visually-hidden">{texts.theLastChange}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <Panel className="above-12">
          <ForAllForm permits={permits} onApply={apply} onClose={close}>
            <TripPlaces trip={trip} onChange={onChangePlaces} />
          </ForAllForm>
        </Panel>
      )}
    </div>
  );
}
