import type { StateCode, TripPlace } from '@wideload/domain';
import { loadGazetteer, readPlace } from '@wideload/places';
import { checkPlaces, loadGeography } from '@wideload/routing';
import { expect, test } from 'vitest';

const gazetteer = loadGazetteer();
const geography = loadGeography();
/** Piers and islands are outside of the shapes. */
const offshoreMiles = 3;

type Stated = Omit<TripPlace, 'state'> & { state: StateCode };

/** The state by the border alone. */
const findByBorder = ({ lat, lng }: Stated) =>
  geography.states.findState({ lat, lng }) ?? geography.states.findNearest({ lat, lng }, offshoreMiles)?.state;

const isInLower48 = ({ state }: Stated) => state !== 'AK' && state !== 'HI';
const towns = Array.from({ length: gazetteer.count }, (_, row) => gazetteer.place(row)).filter(isInLower48);
const zips: Stated[] = Array.from(gazetteer.zips(''), ({ code, point, state }) => ({ ...point, label: code, state }));
const listBeyond = (places: readonly Stated[]) => places.filter((place) => findByBorder(place) !== place.state);

test('at least 99.9 % of the centers of towns are in their own state by the border; these are not', () => {
  const beyond = listBeyond(towns);
  expect(beyond.length / towns.length).toBeLessThan(0.001);
  expect(beyond.map(({ label }) => label)).toEqual(['Harrison, OH', 'Ardmore, AL', 'Orangeville, OH', 'Ben Hur, VA']);
});

test('at least 99.9 % of the points of ZIP codes are in the state of their addresses by the border; these are not', () => {
  const beyond = listBeyond(zips);
  expect(beyond.length / zips.length).toBeLessThan(0.001);
  expect(beyond.map(({ label, state }) => `${label} ${state}`)).toEqual(['24218 VA', '83120 WY', '89421 NV']);
});

test('each of them starts a trip in its own state, and nobody is asked in which one', () => {
  for (const text of [
    'Harrison, OH',
    'Ardmore, AL',
    'Orangeville, OH',
    'Ben Hur, VA',
    'Carter Lake, IA',
    'Texarkana, AR',
  ]) {
    const reading = readPlace(text, gazetteer);
    const place = reading.is === 'point' ? reading.place : null;
    expect(place && checkPlaces([place], geography)).toMatchObject([{ state: text.slice(-2), atBorder: null }]);
  }
});
