import { maxTripPlaces } from '@wideload/contract/client';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FieldGrid, Panel, Section } from '#ui/layout/panel.tsx';
import type { StepProps } from '../../step-props.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import { TripPlaceField } from './trip-place-field.tsx';
import css from './trip-form.module.css';
import * as texts from './trip.texts.ts';
import { addStopId, useTripPlaces, toPlaceName } from './use-trip-places.ts';
import type { TripRouteUse } from './use-trip-route.ts';

type TripFormProps = StepProps & {
  /** The sentence at the field of a place that no route can have. */
  findRefusal: TripRouteUse['findRefusal'];
  /** Notes and questions about a place. */
  findNote: TripRouteUse['findNote'];
  /** The route below the fields. */
  children: ReactNode;
};

export function TripForm({ findRefusal, findNote, children, ...step }: TripFormProps) {
  const { unread, onUnread } = step;
  const places = useTripPlaces(step);
  const { trip, revision } = places;
  const last = trip.places.length - 1;
  const stops = trip.places.map((_, index) => index).slice(1, last);

  const field = (index: number, label: string) => (
    <TripPlaceField
      key={`${revision}.${index}`}
      label={label}
      name={toPlaceName(index)}
      place={trip.places[index] ?? null}
      unread={unread[toPlaceName(index)]}
      refusal={findRefusal(index)}
      note={findNote(index)}
      placeholder={index === 0 || index === last ? texts.placeholder : texts.stopPlaceholder}
      onPlace={(place) => places.putPlace(index, place)}
      onTake={(text) => places.takeText(index, text)}
      onType={() => places.forgetText(index)}
    />
  );
  return (
    <Section
      title={texts.trip}
      intro={texts.intro}
      action={
        step.state.form.trip !== null && (
          <Button size="small" onClick={places.removeTrip}>
            {texts.removeTrip}
          </Button>
        )
      }
    >
      <Panel>
        <div className="stack gap-16">
          <div className={css['places']}>
            <FieldGrid columns={2}>
              {field(0, texts.from)}
              {field(last, texts.to)}
            </FieldGrid>
          </div>
          {stops.map((index) => (
            <div key={`${revision}.${index}`} className={classNames(css['places'], css['stop'])}>
              {field(index, texts.stop(index))}
              <div className={css['buttons']}>
                <IconButton
                  label={texts.moveUp(index)}
                  aria-disabled={index === 1 || undefined}
                  onClick={() => index > 1 && places.moveStop(index, -1)}
                >
                  <ArrowUp size={20} />
                </IconButton>
                <IconButton
                  label={texts.moveDown(index)}
                  aria-disabled={index === last - 1 || undefined}
                  onClick={() => index < last - 1 && places.moveStop(index, 1)}
                >
                  <ArrowDown size={20} />
                </IconButton>
                <IconButton label={texts.removeStop(index)} danger onClick={() => places.removeStop(index)}>
                  <Trash2 size={20} />
                </IconButton>
              </div>
            </div>
          ))}
          {trip.places.length < maxTripPlaces && (
            <Button id={addStopId} size="small" className="self-start" onClick={places.addStop}>
              {texts.addStop}
            </Button>
          )}
          <DepartureFields
            key={`leaving.${revision}`}
            name="trip"
            value={trip}
            origin={trip.places[0] ?? null}
            {...{ unread, onUnread }}
            onChange={places.put}
          />
          {children}
        </div>
      </Panel>
    </Section>
  );
}
