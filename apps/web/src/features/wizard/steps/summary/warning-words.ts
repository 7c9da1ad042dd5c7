import type { Order } from '@wideload/contract';
import { formatUnmetDays, formatVinFinding } from '@wideload/contract/client';
import {
  formatPounds,
  pounds,
  stateName,
  type DraftOrder,
  type TripWarning,
  type VehiclePlace,
  type VehicleWarning,
  type WizardStepKey,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import type { AnswerPlace } from '../../wizard-address.ts';
import { formatDateWarning } from '../permits/date-warning-text.ts';
import * as texts from './warnings.texts.ts';

export type WarningWords = {
  sentence: string;
  /** The field behind the link: `End date of Unit 1, Texas`. */
  what: string;
  step: WizardStepKey;
  place: AnswerPlace;
};

type OrderWarning = TripWarning | VehicleWarning;

type Words<Code extends OrderWarning['code']> = (
  warning: Extract<OrderWarning, { code: Code }>,
  draft: DraftOrder,
  units: Order['units'],
) => WarningWords;

const describers: { [Code in OrderWarning['code']]: Words<Code> } = {
  'trip.same-place': (_, { trip }) => ({
    sentence: texts.sameTripPlace,
    what: texts.destination,
    step: 'jurisdiction',
    place: { field: `trip.places.${(trip?.places.length ?? 1) - 1}` },
  }),
  'permits.same-place': ({ permits }, draft) => {
    const [first = ''] = permits;
    const names = formatList(permits.map((permit) => formatPermit(draft, permit)));
    return {
      sentence: texts.samePermitPlace(names),
      what: texts.originOf(formatPermit(draft, first)),
      ...toPermitField(draft, first, 'route.origin.lat'),
    };
  },
  'permit.days': ({ permit: id, warning }, draft) => {
    const { name, permit } = { name: formatPermit(draft, id), permit: findPermit(draft, id) };
    const isTooLong = warning.because === 'too-long';
    const sentence = permit === undefined ? '' : formatDateWarning(permit.state, warning);
    return {
      sentence: texts.permitDays(name, sentence),
      what: (isTooLong ? texts.endOf : texts.startOf)(name),
      ...toPermitField(draft, id, isTooLong ? 'date.endDate' : 'date.startDate'),
    };
  },
  'permits.apart': ({ pair }, draft) => {
    const { later } = pair;
    return {
      sentence: texts.ofUnits(draft.units.length, findUnitIndex(draft, later.unit) + 1, formatUnmetDays(pair)),
      what: texts.startOf(formatPermit(draft, later._id)),
      ...toPermitField(draft, later._id, 'date.startDate'),
    };
  },
  'permit.runs-out': ({ permit: id, leaves }, draft) => {
    const name = formatPermit(draft, id);
    const ends = formatWeekdayAndDay(findPermit(draft, id)?.date.endDate ?? '');
    return {
      sentence: texts.runsOut(name, { ends, leaves: formatWeekdayAndDay(leaves) }),
      what: texts.endOf(name),
      ...toPermitField(draft, id, 'date.endDate'),
    };
  },
  'truck.twice': ({ truck, units }, draft, stored) => {
    const [, second = ''] = units;
    const number = stored.find(({ truckId }) => truckId === truck)?.truck?.internalNumber ?? '';
    const at = findUnitIndex(draft, second);
    return {
      sentence: texts.truckTwice(number, formatUnits(draft, units)),
      what: texts.vehicleOf.truck(formatUnits(draft, [second])),
      step: 'vehicles',
      place: { field: `units.${at}.truckId`, unit: second },
    };
  },
  'road.banned': ({ code: _, state, units, ...way }, draft) => ({
    sentence: texts.bannedRoads(formatUnits(draft, units), { ...way, state: stateName(state) }),
    what: texts.tripPlaces,
    step: 'jurisdiction',
    place: { field: 'trip.places.0' },
  }),
  'departure.closed': ({ day, state, units, because }, draft) => ({
    sentence: texts.closedDay(stateName(state), {
      day: formatWeekdayAndDay(day),
      because: because.map((reason) => texts.closedBecause[reason]).join(', '),
    }),
    ...toDeparture(units, draft),
  }),
  'departure.far': ({ day, permit, units }, draft) => ({
    sentence: texts.farDay(formatWeekdayAndDay(day)),
    ...(draft.trip === null
      ? { what: texts.startOf(formatPermit(draft, permit)), ...toPermitField(draft, permit, 'date.startDate') }
      : toDeparture(units, draft)),
  }),
  'vehicle.vin': ({ finding, ...vehicle }, draft, stored) => ({
    sentence: texts.vinOf(formatVehicle(vehicle, stored), formatVinFinding(finding)),
    ...toVehicleField(vehicle, draft),
  }),
  'vehicle.same-plate': ({ vehicles: [first, second] }, draft, stored) => ({
    sentence: texts.samePlate(formatVehicle(first, stored), formatVehicle(second, stored)),
    ...toVehicleField(second, draft),
  }),
  'truck.registered-weight': ({ unit, registered, loaded }, draft, stored) => ({
    sentence: texts.aboveRegistered(formatVehicle({ unit, kind: 'truck' }, stored), {
      registered: formatPounds(pounds(registered)),
      loaded: formatPounds(pounds(loaded)),
    }),
    what: texts.weightOf(formatUnits(draft, [unit])),
    step: 'vehicles',
    place: { field: `units.${findUnitIndex(draft, unit)}.weight`, unit },
  }),
};

/** `stored` are the units with their vehicles. */
export function describeWarning(warning: OrderWarning, draft: DraftOrder, stored: Order['units']): WarningWords {
  // Cast: the describer of a code takes the warnings of that code, which TypeScript cannot see through the table.
  const describe = describers[warning.code] as Words<OrderWarning['code']>;
  return describe(warning, draft, stored);
}

function findPermit({ permits }: DraftOrder, id: string) {
  return permits.find(({ _id }) => _id === id);
}

function findUnitIndex({ units }: DraftOrder, id: string): number {
  return units.findIndex(({ _id }) => _id === id);
}

function formatPermit(draft: DraftOrder, id: string): string {
  const permit = findPermit(draft, id);
  return permit === undefined ? '' : texts.permitNamed(findUnitIndex(draft, permit.unit) + 1, stateName(permit.state));
}

function formatUnits(draft: DraftOrder, units: readonly string[]): string {
  return texts.unitsNamed(units.map((unit) => findUnitIndex(draft, unit) + 1));
}

function formatVehicle({ unit, kind }: VehiclePlace, stored: Order['units']): string {
  const number = stored.find(({ _id }) => _id === unit)?.[kind]?.internalNumber ?? '';
  return texts.vehicleNumbered[kind](number);
}

function toVehicleField({ unit, kind }: VehiclePlace, draft: DraftOrder) {
  const what = texts.vehicleOf[kind](formatUnits(draft, [unit]));
  return { what, step: 'vehicles' as const, place: { field: `units.${findUnitIndex(draft, unit)}.${kind}Id`, unit } };
}

/** The day of the trip, or the own departure of a unit. */
function toDeparture(units: readonly string[], draft: DraftOrder): Omit<WarningWords, 'sentence'> {
  const own = units.find((unit) => draft.trip?.departures.some((departure) => departure.unit === unit));
  return {
    what: texts.departureOf(formatUnits(draft, units)),
    ...(own === undefined
      ? { step: 'jurisdiction', place: { field: 'trip.startDate' } }
      : { step: 'permits', place: { field: `trip.departures.${findUnitIndex(draft, own)}.startDate` } }),
  };
}

function toPermitField({ permits }: DraftOrder, id: string, path: string) {
  const at = permits.findIndex(({ _id }) => _id === id);
  return { step: 'permits' as const, place: { field: `permits.${at}.${path}` } };
}
