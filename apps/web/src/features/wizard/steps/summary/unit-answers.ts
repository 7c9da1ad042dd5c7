import type { Order } from '@wideload/contract';
import {
  formatLength,
  getStateCenter,
  formatPounds,
  inches,
  isSamePoint,
  isUsualLength,
  lengthFields,
  loadTypeLabel,
  mapFields,
  pounds,
  formatTrailer,
  formatTruck,
  type DraftPermit,
  type DraftUnit,
  type Place,
} from '@wideload/domain';
import { createElement } from 'react';
import { listFilingFacts } from '#product/unit/unit-words.ts';
import { NamedPlace } from '#product/trip/named-place.tsx';
import * as texts from './summary.texts.ts';
import { permitTextLabels } from '../../draft/draft.texts.ts';
import { formatDayText } from '../../draft/date-text.ts';
import type { Answer } from './answer-list.tsx';

export function listUnitAnswers(unit: DraftUnit, at: number, units: Order['units'] = []): Answer[] {
  const field = (path: string) => `units.${at}.${path}`;
  const stored = units.find(({ _id }) => _id === unit._id);
  const lengths = (isWanted: (path: string) => boolean): Answer[] =>
    lengthFields
      .filter(({ path, read }) => isWanted(path) && (isUsualLength(path) || typeof read(unit) === 'number'))
      .map(({ path, label, read }) => ({ term: label, value: formatLengthAnswer(read(unit)), field: field(path) }));
  return [
    { term: texts.truck, value: formatTruck(stored?.truck ?? null), field: field('truckId') },
    { term: texts.trailer, value: formatTrailer(stored?.trailer ?? null), field: field('trailerId') },
    { term: texts.loadType, value: unit.loadType && loadTypeLabel(unit.loadType), field: field('loadType') },
    {
      term: texts.loadedWeight,
      value: unit.weight === null ? '' : formatPounds(pounds(unit.weight)),
      field: field('weight'),
    },
    ...lengths(isDimension),
    ...lengths((path) => !isDimension(path)),
    ...listFilingFacts(unit),
  ];
}

export function listPermitAnswers(permit: DraftPermit, at: number): Answer[] {
  const { date, route } = permit;
  const field = (path: string) => `permits.${at}.${path}`;
  const center = getStateCenter(permit.state);
  const showPlace = (place: Place) =>
    createElement(NamedPlace, { place, ...(isSamePoint(place, center) && { name: texts.notGivenYet }) });
  return [
    { term: texts.startDate, value: formatDayText(date.startDate), field: field('date.startDate') },
    { term: texts.endDate, value: formatDayText(date.endDate), field: field('date.endDate') },
    { term: texts.permitType, value: texts.oversizePermitType },
    { term: texts.origin, value: showPlace(route.origin), field: field('route.origin.lat') },
    { term: texts.destination, value: showPlace(route.destination), field: field('route.destination.lat') },
    ...Object.values(mapFields(permitTextLabels, (key, term) => ({ term, value: permit[key], field: field(key) }))),
  ];
}

function isDimension(path: string): boolean {
  return path.startsWith('dimensions.');
}

function formatLengthAnswer(length: number | null | undefined): string {
  return length === null || length === undefined ? '' : formatLength(inches(length));
}
