import { expect, test } from 'vitest';
import { parseMapLink } from './map-link.ts';
import { findPlaceInText, parsePlace } from './parse-place.ts';

test.each([
  ['35.22, -101.83', 35.22, -101.83],
  ['35.22 -101.83', 35.22, -101.83],
  ['(35.22, -101.83)', 35.22, -101.83],
  ['35.22° N, 101.83° W', 35.22, -101.83],
  ['35.22N 101.83W', 35.22, -101.83],
  ['35,-101', 35, -101],
  [' 35.22; −101.83 ', 35.22, -101.83],
  ['33.9 S, 18.4 E', -33.9, 18.4],
  ['35,1983 -101,8313', 35.1983, -101.8313],
  ['35,1983; -101,8313', 35.1983, -101.8313],
  ['35,1983° N, 101,8313° W', 35.1983, -101.8313],
  ['35.22/-101.83', 35.22, -101.83],
  ['[35.22, -101.83]', 35.22, -101.83],
  ['-101.83, 35.22', 35.22, -101.83],
])('"%s" is one place', (text, lat, lng) => {
  expect(parsePlace(text)).toEqual({ lat, lng });
});

test.each(['', '35.22', '35.22,', 'Amarillo', '35,22', '95, -101', '35, -181', '35 N, -101 W', '1, 2, 3', '35.2.2, 1'])(
  '"%s" is not one place',
  (text) => {
    // A comma between two numbers separates them.
    expect(parsePlace(text)).toEqual(text === '35,22' ? { lat: 35, lng: 22 } : null);
  },
);

test.each([
  `32°26'30"N 104°13'40"W`,
  `32° 26' 30" N, 104° 13' 40" W`,
  '32°26′30″N 104°13′40″W',
  `N 32°26'30" W 104°13'40"`,
  `32°26'30" -104°13'40"`,
  `+32° 26' 30", -104° 13' 40"`,
  '32 26 30 N 104 13 40 W',
  '32-26-30N 104-13-40W',
  '32:26:30N, 104:13:40W',
  `104°13'40"W 32°26'30"N`,
  `32° 26.5' N 104° 13.6667' W`,
  'N32 26.5 W104 13.6667',
  '32d26m30s N 104d13m40s W',
  'Lat 32.441667, Long -104.227778',
  'latitude: 32.441667 longitude: -104.227778',
  'N32.441667 W104.227778',
])('%s is a point in Eddy County', (text) => {
  const point = parsePlace(text);
  expect([point?.lat.toFixed(3), point?.lng.toFixed(3)]).toEqual(['32.442', '-104.228']);
});

test.each([
  `32°76'30"N 104°13'40"W`,
  `32°26'75"N 104°13'40"W`,
  `32.5°26'N 104°13'W`,
  `32°26'30"N 33°13'40"N`,
  '32 26 30',
  '75201',
  '1200 Main St',
  'N W',
  '35 N 101',
])('%s is no point', (text) => {
  expect(parsePlace(text)).toBeNull();
});

test.each([
  'Pad 12 - lat 41.1400 lon -104.8202',
  'Lat: 41.1400, Long: -104.8202 (Cheyenne)',
  'Gate B, N 41.1400 W 104.8202 ask for Joe',
  'Well site: 41.1400, -104.8202',
  '41.1400, -104.8202 (gate 3)',
  'Cheyenne WY 41.1400 -104.8202',
  '41.1400,-104.8202, Cheyenne, WY 82001',
  '1200 Main St 41.1400 N 104.8202 W',
  `Gate 3: 41°08'24"N 104°49'12.7"W`,
])('%s has a point among its words', (text) => {
  expect(parsePlace(text)).toBeNull();
  const found = findPlaceInText(text);
  expect([found?.lat.toFixed(3), found?.lng.toFixed(3)]).toEqual(['41.140', '-104.820']);
});

test.each(['1200 Main St', 'Dallas, TX 75201-1234', '12.5 miles, 3.25', 'FM 1960 and 290'])(
  '%s has no point among its words',
  (text) => {
    expect(findPlaceInText(text)).toBeNull();
  },
);

const point = { lat: 41.14, lng: -104.8202 };

test.each([
  ['the view of a Google map', 'https://www.google.com/maps/place/Cheyenne/@41.1400,-104.8202,11z'],
  [
    'the pin of a Google place rather than its view',
    'https://www.google.com/maps/place/X/@41.2,-104.9,15z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d41.1400!4d-104.8202!16zL20',
  ],
  ['a Google query', 'https://www.google.com/maps?q=41.1400,-104.8202&z=15'],
  ['a Google query by its API', 'https://www.google.com/maps/search/?api=1&query=41.14%2C-104.8202'],
  ['a Google search in the path', 'https://www.google.com/maps/search/41.14,+-104.8202?entry=tts'],
  ['a Google pin in degrees', `https://www.google.com/maps/place/41%C2%B008'24.0%22N+104%C2%B049'12.7%22W/`],
  ['without a scheme', 'maps.google.com/?ll=41.14,-104.8202'],
  ['Apple', 'https://maps.apple.com/?ll=41.14,-104.8202&q=Yard'],
  ['Apple of today', 'https://maps.apple.com/place?coordinate=41.14,-104.8202&name=Marked%20Location'],
  ['Bing', 'https://www.bing.com/maps?cp=41.14~-104.8202&lvl=11'],
  ['a pin of Bing', 'https://www.bing.com/maps?cp=41.2~-104.9&sp=point.41.14_-104.8202_Yard'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/#map=12/41.1400/-104.8202'],
  ['a pin of OpenStreetMap', 'https://www.openstreetmap.org/?mlat=41.14&mlon=-104.8202#map=12/41.2/-104.9'],
  ['geo', 'geo:41.14,-104.8202?z=11'],
  ['geo with a query', 'geo:0,0?q=41.14,-104.8202(Yard)'],
  ['with words before it', 'Dropped pin https://maps.google.com/?q=41.14,-104.8202'],
])('a link: %s', (_, text) => {
  expect(parsePlace(text)).toEqual({ lat: expect.closeTo(point.lat, 3), lng: expect.closeTo(point.lng, 3) });
});

test.each([
  ['https://www.google.com/maps?q=Plano,+TX', { words: 'Plano, TX' }],
  ['https://www.google.com/maps/place/Rock+Springs,+WY/', { words: 'Rock Springs, WY' }],
  ['https://maps.apple.com/?address=1200%20Main%20St,%20Plano,%20TX', { words: '1200 Main St, Plano, TX' }],
  ['https://maps.app.goo.gl/AbCdEf123', { isShort: true }],
  ['https://goo.gl/maps/AbCdEf123', { isShort: true }],
  ['https://maps.apple/p/AbCdEf', { isShort: true }],
  ['https://binged.it/3xyz', { isShort: true }],
  ['https://example.com/loads/5', { isShort: false }],
  ['https://www.google.com/maps?q=%E0%A4%A', { isShort: false }],
  ['Dallas, TX', null],
  ['Geo Yard, TX', null],
])('%s says', (text, link) => {
  expect(parseMapLink(text)).toEqual(link);
});
