import { formatDollars, stateName } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import { isDefaultPlace, PlaceName } from '../../maps/place-name.tsx';
import { parsePlace } from '../../maps/place-text.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { formatDays, type OrderPermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import type { OwnTerms } from './own-terms.ts';
import { Attention } from './attention.tsx';
import css from './permit-head.module.css';
import { pricePermit } from './price-permit.ts';

type PermitHeadProps = {
  permit: OrderPermit;
  own: OwnTerms;
  messages: StepMessages;
  headingId: string;
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** A permit on one line; the whole line opens it. The open card says the rest in its fields. */
export function PermitHead(props: PermitHeadProps) {
  const { permit, own, messages, headingId, detailsId, isOpen, onToggle } = props;
  const { priced, unit, unitNumber } = permit;
  const line = pricePermit(priced, unit);
  return (
    <div className={css['line']}>
      <h3 id={headingId} className="size-body">
        <button
          type="button"
          className={classNames('chevron', css['toggle'])}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          {stateName(priced.state)}
          <span className="visually-hidden">{texts.ofUnit(unitNumber)}</span>
        </button>
      </h3>
      {!isOpen && (
        <>
          <p>{formatDays(permit)}</p>
          <p>
            <Places permit={permit} />
          </p>
          <p className="text-row hidden-when-empty">
            <Attention {...{ permit, own, messages }} />
          </p>
          <p className={classNames('bold', css['fee'])}>{line !== null && formatDollars(line.amount)}</p>
        </>
      )}
    </div>
  );
}

function Places({ permit: { form, priced } }: { permit: OrderPermit }) {
  const { origin, destination } = form.route;
  const { state } = priced;
  const isGiven = [origin, destination].some((place) => {
    const point = parsePlace(place);
    return place.label !== '' || point === null || !isDefaultPlace(point, state);
  });
  if (!isGiven) return <span className="muted">{texts.noPlacesYet}</span>;
  return (
    <>
      <PlaceName place={origin} state={state} /> – <PlaceName place={destination} state={state} />
    </>
  );
}
