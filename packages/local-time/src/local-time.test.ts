import { parseDay } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const MINUTE = 60_000;

/** In UTC: tables of the U.S. Naval Observatory, and for the last three places the equations of NOAA. */
const vectors: [place: string, lat: number, lng: number, day: string, rise: string, set: string][] = [
  ['San Francisco CA', 37.7667, -122.4333, '2012-03-15', '2012-03-15 14:20', '2012-03-16 02:18'],
  ['San Francisco CA', 37.7667, -122.4333, '2012-06-20', '2012-06-20 12:48', '2012-06-21 03:35'],
  ['San Francisco CA', 37.7667, -122.4333, '2012-09-22', '2012-09-22 13:58', '2012-09-23 02:06'],
  ['San Francisco CA', 37.7667, -122.4333, '2012-12-21', '2012-12-21 15:22', '2012-12-22 00:55'],
  ['Buford GA', 34.1167, -84.0, '2016-03-15', '2016-03-15 11:46', '2016-03-15 23:44'],
  ['Buford GA', 34.1167, -84.0, '2016-06-21', '2016-06-21 10:25', '2016-06-22 00:51'],
  ['Buford GA', 34.1167, -84.0, '2016-09-22', '2016-09-22 11:24', '2016-09-22 23:32'],
  ['Buford GA', 34.1167, -84.0, '2016-12-21', '2016-12-21 12:38', '2016-12-21 22:31'],
  ['Fredonia AZ', 36.95, -112.52, '2023-03-15', '2023-03-15 13:41', '2023-03-16 01:37'],
  ['Fredonia AZ', 36.95, -112.52, '2023-06-21', '2023-06-21 12:11', '2023-06-22 02:53'],
  ['Fredonia AZ', 36.95, -112.52, '2023-09-22', '2023-09-22 13:18', '2023-09-23 01:27'],
  ['Fredonia AZ', 36.95, -112.52, '2023-12-21', '2023-12-21 14:39', '2023-12-22 00:17'],
  ['Toronto', 43.6667, -79.4167, '2001-04-01', '2001-04-01 10:59', '2001-04-01 23:45'],
  ['Toronto', 43.6667, -79.4167, '2001-04-10', '2001-04-10 10:43', '2001-04-10 23:55'],
  ['Toronto', 43.6667, -79.4167, '2001-04-20', '2001-04-20 10:27', '2001-04-21 00:07'],
  ['Toronto', 43.6667, -79.4167, '2001-04-30', '2001-04-30 10:11', '2001-05-01 00:19'],
  ['Anchorage AK', 61.2181, -149.9003, '2026-06-21', '2026-06-21 12:20', '2026-06-22 07:43'],
  ['Anchorage AK', 61.2181, -149.9003, '2026-11-22', '2026-11-22 18:25', '2026-11-23 01:06'],
  ['Anchorage AK', 61.2181, -149.9003, '2026-12-21', '2026-12-21 19:14', '2026-12-22 00:41'],
  ['Anchorage AK', 61.2181, -149.9003, '2027-03-14', '2027-03-14 16:20', '2027-03-15 03:59'],
  ['Boston MA', 42.3601, -71.0589, '2026-06-21', '2026-06-21 09:08', '2026-06-22 00:25'],
  ['Boston MA', 42.3601, -71.0589, '2026-11-22', '2026-11-22 11:44', '2026-11-22 21:17'],
  ['Boston MA', 42.3601, -71.0589, '2026-12-21', '2026-12-21 12:10', '2026-12-21 21:15'],
  ['Boston MA', 42.3601, -71.0589, '2027-03-14', '2027-03-14 10:58', '2027-03-14 22:49'],
  ['Miami FL', 25.7617, -80.1918, '2026-06-21', '2026-06-21 10:30', '2026-06-22 00:15'],
  ['Miami FL', 25.7617, -80.1918, '2026-11-22', '2026-11-22 11:44', '2026-11-22 22:30'],
  ['Miami FL', 25.7617, -80.1918, '2026-12-21', '2026-12-21 12:03', '2026-12-21 22:35'],
  ['Miami FL', 25.7617, -80.1918, '2027-03-14', '2027-03-14 11:31', '2027-03-14 23:29'],
];

test.each(vectors)(
  'the sun of %s (%d, %d) on %s rises and sets at the published times',
  (_place, lat, lng, text, rise, set) => {
    const day = parseDay(text);
    const sun = day && localTime.findSun({ lat, lng }, day);
    expect(Math.abs((sun?.rise ?? 0) - Date.parse(`${rise}Z`))).toBeLessThanOrEqual(MINUTE);
    expect(Math.abs((sun?.set ?? 0) - Date.parse(`${set}Z`))).toBeLessThanOrEqual(MINUTE);
  },
);

test('no sun rises in the polar night', () => {
  const day = parseDay('2026-12-21');
  expect(day && localTime.findSun({ lat: 71.3, lng: -156.8 }, day)).toBeNull();
});

describe('the time zone', () => {
  test.each([
    ['Amarillo TX', 35.22, -101.83, 'America/Chicago'],
    ['El Paso TX', 31.76, -106.49, 'America/Denver'],
    ['Pensacola FL', 30.42, -87.22, 'America/Chicago'],
    ['Miami FL', 25.76, -80.19, 'America/New_York'],
    ['Phoenix AZ', 33.45, -112.07, 'America/Phoenix'],
    ['Gary IN', 41.6, -87.34, 'America/Chicago'],
    ['North Platte NE', 41.12, -100.77, 'America/Chicago'],
    ['Ogallala NE', 41.13, -101.72, 'America/Denver'],
    ['Chattanooga TN', 35.05, -85.31, 'America/New_York'],
    ['Nashville TN', 36.16, -86.78, 'America/Chicago'],
    ['Ontario OR', 44.03, -116.96, 'America/Boise'],
    ['McDermitt OR', 42.0, -117.7, 'America/Los_Angeles'],
  ])('of %s', (_place, lat, lng, zone) => {
    expect(localTime.findZone({ lat, lng })).toBe(zone);
  });
});
