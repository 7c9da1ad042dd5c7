import type { RouteValue } from '@wideload/contract';
import {
  decidePermit,
  isOrderable,
  isOrdered,
  listTripStates,
  priceFeeForDays,
  stateName,
  sumCents,
  sumMiles,
  toLoad,
  toTravelLoad,
  usualPermitDays,
  type Cents,
  type DraftUnit,
  type RouteChoice,
} from '@wideload/domain';
import { listBannedWays } from '@wideload/domain/permit-facts';
import { formatMoney } from '#lib/format-figures.ts';
import { joinSentences } from '#lib/join-sentences.ts';
import * as tripTexts from '#product/trip/trip.texts.ts';
import { fastestIsLeftOut, formatClosedRoads } from '#product/trip/closed-roads-words.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './trip-route.texts.ts';

type RouteChoicesProps = {
  fastest: RouteValue;
  second: RouteValue | null;
  chosen: RouteChoice;
  units: readonly DraftUnit[];
  onChoose: (chosen: RouteChoice) => void;
};

/** The usual route, and a second one when there is one. */
export function RouteChoices({ fastest, second, chosen, units, onChoose }: RouteChoicesProps) {
  const routes = [
    { value: 'fastest' as const, route: fastest, closed: formatClosed(fastest, units) },
    ...(second ? [{ value: 'second' as const, route: second, closed: formatClosed(second, units) }] : []),
  ].toSorted((one, other) => Number(one.closed !== '') - Number(other.closed !== ''));
  const cards = routes.map(({ value, route, closed }) => ({
    value,
    label: tripTexts.via(route.via),
    detail: (
      <>
        {formatDetail(route, { fastest, units })}
        {closed !== '' && second !== null && <strong>. {texts.notForLoad(closed)}</strong>}
      </>
    ),
  }));
  const [first] = routes;
  const isNoneUsable = first !== undefined && first.closed !== '';
  return (
    <div className="stack gap-8">
      {second === null ? (
        <p>
          <span className="strong">{cards[0]?.label}</span>, {cards[0]?.detail}
        </p>
      ) : (
        <RadioCards
          legend={texts.route}
          name="trip.chosen"
          cards={cards}
          value={chosen}
          onChange={(event) => onChoose(event.target.value === 'second' ? 'second' : 'fastest')}
        />
      )}
      {isNoneUsable && <Notice tone="warn">{texts.noOther(first.closed)}</Notice>}
      {first?.value === 'second' && chosen === 'second' && <p>{fastestIsLeftOut}</p>}
      <p className="hint">{tripTexts.usualRoute}</p>
    </div>
  );
}

/** Empty for a way that every unit may use. */
function formatClosed({ states }: RouteValue, units: readonly DraftUnit[]): string {
  return listBannedWays(units.map(toTravelLoad), states)
    .filter(({ isWithLeave }) => !isWithLeave)
    .map((way) => formatClosedRoads(stateName(way.state), way))
    .join(' ');
}

type Context = { fastest: RouteValue; units: readonly DraftUnit[] };

function formatDetail(route: RouteValue, { fastest, units }: Context): string {
  const more = Math.round(route.miles) - Math.round(fastest.miles);
  const fees = estimateFees(route, units);
  return joinSentences([
    tripTexts.miles(route.miles),
    ...(route === fastest ? [] : [texts.compareMiles(more)]),
    listTripStates(route.states).join(', '),
    ...(fees === null ? [] : [texts.stateFees(formatMoney(fees, 'en'))]),
  ]);
}

/** The fees of the permits that the units need on this route; null while a unit lacks its sizes. */
function estimateFees({ states }: RouteValue, units: readonly DraftUnit[]): Cents | null {
  const fees = units.map((unit) => {
    const load = toLoad(unit);
    const needing = listTripStates(states).filter((state) => load !== null && isOrdered(decidePermit(load, state)));
    const days = usualPermitDays;
    const lines = needing
      .filter(isOrderable)
      .map((state) => priceFeeForDays(toTravelLoad(unit), state, { days, miles: sumMiles(states, state) }));
    return load === null ? null : sumCents(lines.map(({ amount }) => amount));
  });
  const known = fees.filter((fee) => fee !== null);
  return known.length === 0 || known.length < fees.length ? null : sumCents(known);
}
