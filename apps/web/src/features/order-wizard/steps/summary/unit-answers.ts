import type { Order } from '@wideload/contract';
import {
  formatLength,
  formatPounds,
  inches,
  lengthFields,
  loadTypeLabel,
  pounds,
  trailerText,
  truckText,
  type DraftPermit,
  type DraftUnit,
} from '@wideload/domain';
import { dayText } from '../../date-text.ts';
import type { Answer } from './answer-list.tsx';

/** Everything that was said of the unit at place `at`; truck and trailer as the order keeps them. */
export function unitAnswers(unit: DraftUnit, at: number, order: Order | null): Answer[] {
  const field = (path: string) => `units.${at}.${path}`;
  const stored = order?.units.find(({ _id }) => _id === unit._id);
  const lengths = (isWanted: (path: string) => boolean): Answer[] =>
    lengthFields
      .filter(({ path }) => isWanted(path))
      .map(({ path, label, read }) => ({ term: label, value: lengthText(read(unit)), field: field(path) }));
  return [
    { term: 'Truck', value: truckText(stored?.truck ?? null), field: field('truckId') },
    { term: 'Trailer', value: trailerText(stored?.trailer ?? null), field: field('trailerId') },
    { term: 'Load type', value: unit.loadType && loadTypeLabel(unit.loadType), field: field('loadType') },
    {
      term: 'Loaded weight',
      value: unit.weight === null ? '' : formatPounds(pounds(unit.weight)),
      field: field('weight'),
    },
    ...lengths(isDimension),
    ...lengths((path) => !isDimension(path)),
  ];
}

/** When, from where, to where, and what was remarked. */
export function permitAnswers({ date, route, comment }: DraftPermit, at: number): Answer[] {
  const field = (path: string) => `permits.${at}.${path}`;
  const place = ({ lat, lng }: { lat: number; lng: number }) => `${lat}, ${lng}`;
  return [
    { term: 'Start date', value: dayText(date.startDate), field: field('date.startDate') },
    { term: 'End date', value: dayText(date.endDate), field: field('date.endDate') },
    { term: 'Permit type', value: 'Oversize Permit Type' },
    { term: 'Origin', value: place(route.origin), field: field('route.origin.lat') },
    { term: 'Destination', value: place(route.destination), field: field('route.destination.lat') },
    { term: 'Comment', value: comment, field: field('comment') },
  ];
}

function isDimension(path: string): boolean {
  return path.startsWith('dimensions.');
}

function lengthText(length: number | null | undefined): string {
  return length === null || length === undefined ? '' : formatLength(inches(length));
}
