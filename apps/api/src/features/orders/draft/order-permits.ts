import {
  addDays,
  followPlan,
  keepStateQuestion,
  priceFee,
  findNeededPermits,
  listReasons,
  mapFields,
  permitTexts,
  rulesVersion,
  getStateCenter,
  totalOfOrder,
  toAskedLoad,
  toTravelLoad,
  requireDay,
  type Day,
  type NeededPermit,
  type PermitPlan,
  type StateCode,
  type TravelLoad,
} from '@wideload/domain';
import { isBeyondMaximum, isSuperload } from '@wideload/domain/permit-facts';
import { initialAnswer, type StoredOrder, type StoredPermit } from '../stored-order.ts';

/** A new permit runs from today to today plus 3 days (spec [3], [9]). */
const DEFAULT_DAYS_MORE = 3;

export function buildDefaultDates(today: Day): StoredPermit['date'] {
  return { startDate: today, endDate: addDays(today, DEFAULT_DAYS_MORE) };
}

type Options = {
  today: Day;
  newId: () => string;
  /** Overrides the default days of a new permit of this unit. */
  findDates?: (unit: string) => StoredPermit['date'] | undefined;
  /** The days and places that the trip gives. Without it, existing permits keep theirs. */
  findPlan?: (unit: string, state: StateCode) => PermitPlan | null;
};
type Basis = Pick<StoredOrder, 'jurisdictions' | 'units' | 'permits'>;
type Verdict =
  | 'stateQuestion'
  | 'unit'
  | 'state'
  | 'permitType'
  | 'reasons'
  | 'fee'
  | 'days'
  | 'price'
  | 'rulesVersion'
  | 'isSuperload';
type Terms = Omit<StoredPermit, Verdict>;

function buildNewTerms({ unit, state }: NeededPermit, { today, newId, findDates }: Options): Terms {
  const center = { ...getStateCenter(state), label: '' };
  return {
    _id: newId(),
    date: findDates?.(unit) ?? buildDefaultDates(today),
    route: { origin: center, destination: center },
    planned: null,
    vehicles: null,
    ...mapFields(permitTexts, () => ''),
    typed: {},
    status: 'requested',
    ...initialAnswer,
    version: 0,
  };
}

/** Days and places that nobody changed by hand follow the trip. */
function followTrip({ unit, state }: NeededPermit, terms: Terms, { findPlan }: Options): Terms {
  if (findPlan === undefined) return terms;
  const planned = findPlan(unit, state);
  const { date, route } = followPlan({ ...terms, state }, { from: terms.planned, to: planned });
  return { ...terms, date, route: mapFields(route, (_, { label = '', ...point }) => ({ ...point, label })), planned };
}

function findLoad(units: Basis['units'], id: string): TravelLoad {
  const unit = units.find(({ _id }) => _id === id);
  if (unit === undefined) throw new Error(`No unit ${id}`);
  return toTravelLoad(unit);
}

type Asked = StoredPermit['stateQuestion'];
type Pricing = { load: TravelLoad; terms: Terms; asked: Asked };

function pricePermit({ unit, state, need }: NeededPermit, { load, terms, asked }: Pricing): StoredPermit {
  const { startDate, endDate } = terms.date;
  const { fee, days, amount } = priceFee(load, state, {
    start: requireDay(startDate),
    end: requireDay(endDate),
    miles: terms.planned?.miles,
  });
  return {
    ...terms,
    unit,
    state,
    permitType: 'Oversize',
    reasons: listReasons(need),
    stateQuestion: isBeyondMaximum(load.facts, state) ? keepStateQuestion(asked, toAskedLoad(load.facts, state)) : null,
    fee,
    days,
    price: amount,
    rulesVersion,
    isSuperload: isSuperload(load, state),
  };
}

/**
 * The permits that the rules require for the order, each with its reasons and price. An existing permit keeps its id,
 * days, route, comment and state response; one that is no longer needed is left out.
 */
export function decidePermits(order: Basis, options: Options): Pick<StoredOrder, 'permits' | 'totalPrice'> {
  const permits = findNeededPermits(order).map((needed) => {
    const kept = order.permits.findLast(({ unit, state }) => unit === needed.unit && state === needed.state);
    const terms = followTrip(needed, kept ?? buildNewTerms(needed, options), options);
    const load = findLoad(order.units, needed.unit);
    return pricePermit(needed, { load, terms, asked: kept?.stateQuestion ?? null });
  });
  return { permits, totalPrice: totalOfOrder(permits) };
}
