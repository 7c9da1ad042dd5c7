import { expect, test } from 'vitest';
import { loadUsPlaces, type UsPlace } from '#product/trip/us-towns.ts';
import { findPlacesWithRoom } from './route-layers.ts';

const createTown = (name: string, rank: number, lat: number, lng: number): UsPlace => ({
  name,
  state: 'Texas',
  rank,
  lat,
  lng,
});
const towns = [createTown('Amarillo', 4, 35.222, -101.831), createTown('Canyon', 7, 34.98, -101.92)];

test('the more important of two towns keeps its label where only one fits', () => {
  const projectToOneSpot = () => ({ x: 100, y: 100 });
  const projectByLatitude = ({ lat }: { lat: number }) => ({ x: 100, y: lat * 1000 });
  expect(findPlacesWithRoom(towns, 9, projectToOneSpot).map(({ name }) => name)).toEqual(['Amarillo']);
  expect(findPlacesWithRoom(towns, 9, projectByLatitude)).toHaveLength(2);
});

test('a small town appears at a closer zoom', () => {
  expect(findPlacesWithRoom(towns, 5, ({ lat }) => ({ x: 0, y: lat * 1000 }))).toEqual([towns[0]]);
});

test('the shipped places have their states', async () => {
  const places = await loadUsPlaces();
  expect(places).toHaveLength(769);
  expect(places.find(({ name }) => name === 'Amarillo')).toMatchObject({ state: 'Texas', lat: 35.23, lng: -101.83 });
});
