import type { BodyOf, Order, orderChanges as contract } from '@wideload/contract';
import { toFieldMessages } from '@wideload/contract/client';
import { findFirstDay, findUnitOfPermit, findUnitProblems, type StateCode, type TripPlace } from '@wideload/domain';
import { parseTypedDay } from '../../permit/typed-day.ts';
import { isSameUnit, toChangedUnit, toChangeForm } from '#product/unit/changed-unit.ts';
import { toDraftUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { unitLabels } from '#product/unit/unit-labels.ts';
import * as texts from './changes.texts.ts';
import type { AskedChange } from './changes.queries.ts';

export type ChangedOrder = Pick<
  Order,
  '_id' | 'orderNumber' | 'version' | 'trip' | 'units' | 'permits' | 'jurisdictions'
>;
type Permit = ChangedOrder['permits'][number];
type PlacesOfPermit = Permit['route'];

/** The days as typed; a place is null until its text is read. */
export type PermitForm = { start: string; end: string } & { [End in keyof PlacesOfPermit]: TripPlace | null } & {
  truckId: string | null;
  trailerId: string | null;
};

const correctedParts = ['truck', 'trailer'] as const;
type CorrectedPart = (typeof correctedParts)[number];

/** The facts as typed. */
export type FactsForm = Record<'plateNumber' | 'plateState' | 'vinCode' | 'make' | 'year', string>;

export type OrderVehicle = { id: string; part: CorrectedPart; internalNumber: string; facts: FactsForm };

type OrderOfVehicles = Pick<Order, 'units' | 'permits'>;

/** Each truck and trailer of the order once, with those that single permits have. */
export function listOrderVehicles({ units, permits }: OrderOfVehicles): OrderVehicle[] {
  const owners = [...units, ...permits.map(({ vehicles }) => vehicles)];
  const all = owners.flatMap((owner) =>
    correctedParts.flatMap((part): OrderVehicle[] => {
      const vehicle = owner?.[part];
      if (!vehicle) return [];
      const { _id: id, internalNumber, plateNumber, plateState, vinCode, make, year } = vehicle;
      return [{ id, part, internalNumber, facts: { plateNumber, plateState, vinCode, make, year: String(year) } }];
    }),
  );
  return [...new Map(all.map((vehicle) => [vehicle.id, vehicle])).values()];
}

export const toFactPath = ({ id }: Pick<OrderVehicle, 'id'>, fact: string) => `vehicles.${id}.${fact}`;

export const listCorrected = (order: OrderOfVehicles, typed: Readonly<Record<string, FactsForm>>) =>
  listOrderVehicles(order).flatMap((vehicle) => {
    const facts = typed[vehicle.id];
    return facts === undefined || JSON.stringify(facts) === JSON.stringify(vehicle.facts)
      ? []
      : [{ ...vehicle, facts }];
  });

type Asked = NonNullable<BodyOf<typeof contract.preview>['correctedVehicles']>;

/** Null while nothing differs. */
function toCorrectedVehicles(
  order: OrderOfVehicles,
  { facts: typed, inFleet }: { facts: Readonly<Record<string, FactsForm>>; inFleet: boolean },
): Asked | null {
  const corrected = listCorrected(order, typed);
  const list = (part: CorrectedPart) =>
    corrected.filter((one) => one.part === part).map(({ id: _id, facts }) => ({ _id, ...facts }));
  return corrected.length === 0 ? null : { trucks: list('truck'), trailers: list('trailer'), inFleet };
}

/** The input of the drawer. Records have only changed entries, by id. */
export type ChangeForm = {
  firstDay: string;
  places: readonly (TripPlace | null)[];
  permits: Readonly<Record<string, PermitForm>>;
  units: Readonly<Record<string, UnitForm>>;
  takesCorrections: boolean;
  /** The facts of trucks and trailers of the order, as a clerk corrects them. */
  facts: Readonly<Record<string, FactsForm>>;
  inFleet: boolean;
  states: readonly StateCode[];
  canceled: readonly string[];
  /** Void permits that are requested again. */
  again: readonly string[];
};

export type FieldProblem = { name: string; message: string };

const noPlaces = [null, null];

export function toForm(order: ChangedOrder): ChangeForm {
  return {
    firstDay: findFirstDay(order) ?? '',
    places: order.trip?.places ?? noPlaces,
    permits: {},
    units: {},
    takesCorrections: false,
    facts: {},
    inFleet: false,
    states: order.jurisdictions,
    canceled: [],
    again: [],
  };
}

export function toPermitForm({ units }: Pick<ChangedOrder, 'units'>, permit: Permit): PermitForm {
  const { date, route } = permit;
  const unit = findUnitOfPermit(units, permit);
  // The order keeps a snapshot of a vehicle that was deleted from the list.
  const vehicles = { truckId: unit?.truck?._id ?? null, trailerId: unit?.trailer?._id ?? null };
  return { start: date.startDate, end: date.endDate, ...route, ...vehicles };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const listUnits = ({ units }: ChangedOrder, form: ChangeForm) =>
  units.flatMap((unit) => {
    const own = form.units[unit._id];
    return own === undefined || isSameUnit(own, toChangeForm(unit)) ? [] : [own];
  });

const listPermits = (order: ChangedOrder, form: ChangeForm) =>
  order.permits.flatMap((permit) => {
    const own = form.permits[permit._id];
    const was = toPermitForm(order, permit);
    return own === undefined || isSame(own, was) ? [] : [{ permit, own, was }];
  });

const arePlacesChanged = ({ trip }: ChangedOrder, { places }: ChangeForm) => !isSame(places, trip?.places ?? noPlaces);

export const toUnitPath = (index: number, path: string) => `units.${index}.${path}`;
export const toPlacePath = (index: number) => `places.${index}`;
export const toPermitPath = (id: string, path: string) => `permits.${id}.${path}`;

/** A message about the load with its field, for a list that is read away from it. */
export function addLabel({ name, message }: FieldProblem): FieldProblem {
  const label = unitLabels[name.replace(/^units\.\d+\./, '')];
  return { name, message: label === undefined ? message : `${label}: ${message}` };
}

/** Problems of the form, by the names of its fields. */
export function findFormProblems(order: ChangedOrder, form: ChangeForm): FieldProblem[] {
  const isDay = (text: string) => parseTypedDay(text) !== null;
  const units = listUnits(order, form).flatMap((unit) => {
    const index = order.units.findIndex(({ _id }) => _id === unit._id);
    return toFieldMessages(findUnitProblems(toDraftUnit(unit))).map(({ path, message }) => ({
      name: toUnitPath(index, path),
      message,
    }));
  });
  const permits = listPermits(order, form).flatMap(({ permit: { _id: id }, own, was }) => [
    ...(['start', 'end'] as const)
      .filter((end) => !isDay(own[end]))
      .map((end) => ({ name: toPermitPath(id, end), message: texts.noDay(own[end]) })),
    ...(['origin', 'destination'] as const)
      .filter((end) => own[end] === null)
      .map((end) => ({ name: toPermitPath(id, end), message: texts.placeMissing })),
    ...(['truckId', 'trailerId'] as const)
      .filter((vehicle) => own[vehicle] === null && was[vehicle] !== null)
      .map((vehicle) => ({ name: toPermitPath(id, vehicle), message: texts.vehicleMissing })),
  ]);
  const places = arePlacesChanged(order, form)
    ? form.places.flatMap((place, index) =>
        place === null ? [{ name: toPlacePath(index), message: texts.placeMissing }] : [],
      )
    : [];
  const facts = listCorrected(order, form.facts).flatMap((vehicle) =>
    (['plateNumber', 'vinCode'] as const)
      .filter((fact) => vehicle.facts[fact].trim() === '')
      .map((fact) => ({ name: toFactPath(vehicle, fact), message: texts.factMissing })),
  );
  const isKept = form.firstDay === (findFirstDay(order) ?? '');
  return [
    ...(isKept || isDay(form.firstDay) ? [] : [{ name: 'firstDay', message: texts.noDay(form.firstDay) }]),
    ...places,
    ...permits,
    ...units,
    ...facts,
    ...(form.states.length === 0 ? [{ name: 'states', message: texts.noStateLeft }] : []),
  ];
}

type Body = BodyOf<typeof contract.preview>;

/** All that the form asks for at once, so that a state is asked once; null while it asks for nothing. */
export function findAsked(order: ChangedOrder, form: ChangeForm): AskedChange | null {
  const day = parseTypedDay(form.firstDay);
  const units = listUnits(order, form).map(toChangedUnit);
  const permits = listPermits(order, form).flatMap(({ permit: { _id }, own, was }): NonNullable<Body['permits']> => {
    const [startDate, endDate] = [parseTypedDay(own.start), parseTypedDay(own.end)];
    const { origin, destination, truckId, trailerId } = own;
    if (startDate === null || endDate === null || origin === null || destination === null) return [];
    return [
      {
        _id,
        startDate,
        endDate,
        route: { origin, destination },
        // A permit follows its unit in what is not asked for.
        ...(truckId !== null && truckId !== was.truckId && { truckId }),
        ...(trailerId !== null && trailerId !== was.trailerId && { trailerId }),
      },
    ];
  });
  const correctedVehicles = toCorrectedVehicles(order, form);
  const asked: AskedChange = {
    ...(day !== null && day !== findFirstDay(order) && { firstDay: day }),
    ...(arePlacesChanged(order, form) && { places: form.places.filter((place) => place !== null) }),
    ...(permits.length > 0 && { permits }),
    ...(units.length > 0 && { units }),
    ...(form.takesCorrections && { takeCorrections: true }),
    ...(correctedVehicles !== null && { correctedVehicles }),
    ...(!isSame(form.states, order.jurisdictions) && { states: [...form.states] }),
    ...(form.canceled.length > 0 && { cancel: [...form.canceled] }),
    ...(form.again.length > 0 && { again: [...form.again] }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}

/** Void permits in whose place there is no other one. */
export const listReplaceable = ({ permits }: ChangedOrder): Permit[] =>
  permits.filter(
    ({ status, unit, state }, at) =>
      status === 'voided' && !permits.slice(at + 1).some((one) => one.unit === unit && one.state === state),
  );

/** The change is only a cancellation. */
export const isCancellation = (asked: AskedChange | null) =>
  asked !== null && asked.cancel !== undefined && Object.keys(asked).length === 1;
