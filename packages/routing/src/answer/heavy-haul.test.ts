import type { TripPlace } from '@wideload/domain';
import { expect, test } from 'vitest';
import { getRoutes, listStates } from '../shipped.test-support.ts';

/** `44.64,-110.86` */
function toPoint(text: string): TripPlace {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { label: 'Pin', lat, lng };
}

const getFastest = (from: string, to: string) => getRoutes(toPoint(from), toPoint(to));

test.each([
  ['Laurel MT to Salt Lake City, not by Yellowstone', '45.669,-108.771', '40.761,-111.891', 'MT ID UT'],
  ['Page AZ to St. George UT, not by the tunnel of Zion', '36.915,-111.456', '37.104,-113.584', 'AZ UT AZ UT'],
  ['Plattsmouth to Nebraska City NE, on US-75', '41.011,-95.882', '40.677,-95.859', 'NE'],
  ['Gillette WY to Broadus MT', '44.291,-105.502', '45.444,-105.411', 'WY MT'],
  ['Wibaux to Baker MT', '46.985,-104.188', '46.367,-104.285', 'MT'],
  ['Raymond MT to Gillette WY', '48.879,-104.579', '44.291,-105.502', 'MT WY'],
  ['Casper WY to Williston ND', '42.867,-106.313', '48.147,-103.618', 'WY MT ND'],
  ['Walden CO to Laramie WY', '40.732,-106.283', '41.311,-105.591', 'CO WY'],
  ['Caliente NV to Cedar City UT', '37.615,-114.512', '37.677,-113.062', 'NV UT'],
  ['Tribune to Syracuse KS', '38.47,-101.752', '37.981,-101.752', 'KS'],
  ['Parker to Lake Havasu City AZ', '34.15,-114.289', '34.484,-114.322', 'AZ'],
  ['Mount Holly Springs PA to Kenvil NJ, once over the Delaware', '40.118,-77.19', '40.88,-74.619', 'PA NJ'],
  ['Las Vegas to Reno NV, not by US-395 in California', '36.175,-115.137', '39.53,-119.814', 'NV'],
  ['Astoria OR to Longview WA, once over the Columbia', '46.188,-123.831', '46.138,-122.938', 'OR WA'],
  ['East Liverpool OH to Chester WV, not by Pennsylvania', '40.619,-80.577', '40.613,-80.563', 'OH WV'],
  ['Cincinnati OH to Charleston WV, on OH-32 and US-35', '39.103,-84.512', '38.35,-81.633', 'OH WV'],
  ['Las Vegas NV to Boise ID, on US-93', '36.175,-115.137', '43.615,-116.202', 'NV ID'],
  ['Phoenix AZ to Twin Falls ID, not by Utah', '33.448,-112.074', '42.563,-114.461', 'AZ NV ID'],
  ['Asheville NC to Bristol TN, not over the line in its street', '35.595,-82.551', '36.595,-82.188', 'NC TN'],
  ['Ashland to Louisa KY', '38.478,-82.638', '38.114,-82.603', 'KY'],
  ['Prairie du Chien to La Crosse WI, along the Mississippi', '43.052,-91.141', '43.801,-91.24', 'WI'],
  ['Port Jervis to Callicoon NY, along the Delaware', '41.375,-74.693', '41.767,-75.058', 'NY'],
  ['Savanna to Moline IL, along the Mississippi', '42.094,-90.157', '41.507,-90.515', 'IL'],
  ['Albany NY to Burlington VT', '42.652,-73.757', '44.476,-73.212', 'NY VT'],
  ['Grants to Quemado NM', '35.147,-107.851', '34.343,-108.492', 'NM'],
  ['Payette to Boise ID', '44.078,-116.934', '43.615,-116.202', 'ID'],
])('the states from %s', (_name, from, to, states) => {
  expect(listStates(getFastest(from, to)).join(' ')).toBe(states);
});

test.each([
  ['Wright to Casper WY', '43.75,-105.469', '42.867,-106.313', 95],
  ['Gillette to Douglas WY', '44.291,-105.502', '42.76,-105.382', 113],
  ['Battle Mountain to Ely NV', '40.642,-116.934', '39.247,-114.889', 213],
  ['Sahuarita AZ to Silver City NM', '31.958,-110.956', '32.77,-108.28', 208],
  ['Morenci AZ to El Paso TX', '33.079,-109.366', '31.759,-106.487', 224],
  ['Miles City to Broadus MT', '46.408,-105.841', '45.444,-105.411', 79],
  ['Sweetwater to San Angelo TX', '32.471,-100.406', '31.464,-100.437', 77],
  ['Greybull to Sheridan WY', '44.489,-108.056', '44.797,-106.956', 93],
  ['Condon to Fossil OR', '45.234,-120.185', '44.998,-120.216', 20],
  ['Bagdad to Prescott AZ', '34.581,-113.205', '34.54,-112.469', 62],
  ['Glasgow to Miles City MT', '48.197,-106.637', '46.408,-105.841', 190],
  ['Missoula to Great Falls MT', '46.872,-113.994', '47.505,-111.3', 167],
  ['Placerville to Angels Camp CA', '38.73,-120.798', '38.068,-120.54', 56],
  ['Savannah to Memphis TN', '35.225,-88.249', '35.15,-90.05', 112],
  ['Gunnison to Saguache CO', '38.545,-106.925', '38.088,-106.142', 60],
  ['Finley to Carrington ND', '47.514,-97.836', '47.45,-99.126', 63],
  ['New Ellenton to Columbia SC', '33.422,-81.686', '34.0,-81.035', 66],
  ['Houston to Midland TX', '29.763,-95.363', '31.997,-102.078', 500],
  ['San Angelo to Midland TX', '31.464,-100.437', '31.997,-102.078', 112],
  ['Minneapolis MN to Sioux Falls SD', '44.98,-93.264', '43.55,-96.7', 240],
  ['Muskegon MI to Chicago IL', '43.234,-86.248', '41.85,-87.65', 190],
  ['Savannah to Sylvania GA', '32.081,-81.091', '32.75,-81.637', 60],
  ['Winnemucca NV to Boise ID', '40.973,-117.736', '43.614,-116.203', 257],
  ['Kenedy to Victoria TX', '28.819,-97.849', '28.805,-97.004', 60],
  ['Woodward to Elk City OK', '36.434,-99.39', '35.412,-99.404', 78],
  ['Turner to Grand Ronde OR', '44.843,-122.953', '45.06,-123.609', 42],
  ['Plattsburgh to Malone NY', '44.7,-73.453', '44.849,-74.295', 51],
  ['Oneonta to Fallsburg NY, by NY-17', '42.453,-75.064', '41.732,-74.601', 78],
  ['Belfast to Skowhegan ME', '44.426,-69.006', '44.765,-69.719', 53],
  ['Pecos to Kermit TX', '31.423,-103.493', '31.858,-103.093', 50],
  ['Center TX to Shreveport LA', '31.72,-94.199', '32.525,-93.75', 70],
  ['Braidwood to Watseka IL', '41.265,-88.212', '40.776,-87.736', 55],
  ['Sandy to Madras OR', '45.397,-122.261', '44.633,-121.129', 85],
  ['Payson to Camp Verde AZ', '34.231,-111.325', '34.564,-111.854', 41],
  ['Clovis to Tucumcari NM', '34.405,-103.205', '35.172,-103.725', 66],
  ['Sandersville to Milledgeville GA', '32.981,-82.81', '33.08,-83.232', 28],
  ['Canton to Richland NY, on I-81 from Watertown', '44.596,-75.169', '43.57,-76.05', 94],
  ['Brunswick to Turner ME, through Lewiston', '43.914,-69.965', '44.256,-70.256', 31],
  ['Cambridge to Mora MN', '45.573,-93.224', '45.877,-93.294', 22],
  ['Caldwell to Bastrop TX', '30.531,-96.693', '30.11,-97.315', 54],
  [
    'Hickman KY to Cairo IL by KY-123, although only TN-78 is drawn to Hickman',
    '36.5712,-89.1862',
    '37.0053,-89.1765',
    48,
  ],
  ['Montgomery City to Hermann MO, although MO-19 is drawn', '38.9775,-91.5049', '38.7042,-91.4374', 25],
  ['Streator to Minonk IL, although IL-23 is drawn', '41.1209,-88.8353', '40.9045,-89.0345', 26],
  ['Dilley to Charlotte TX, on TX-85', '28.667,-99.171', '28.862,-98.706', 32],
  ['Borger to Stinnett TX, over the river by streets', '35.668,-101.397', '35.827,-101.443', 13],
  ['Mount Vernon to Utica OH', '40.393,-82.486', '40.234,-82.451', 12],
  ['Omak to Kettle Falls WA, on WA-20', '48.411,-119.528', '48.61,-118.056', 97],
  ['Leon to Centerville IA, on IA-2', '40.74,-93.748', '40.734,-92.874', 50],
  ['Jackson WY to Victor ID, not over Teton Pass', '43.48,-110.762', '43.603,-111.111', 81],
])('the miles from %s', (_name, from, to, miles) => {
  expect(Math.abs(getFastest(from, to).fastest.miles / miles - 1)).toBeLessThan(0.08);
});

test.each([
  ['Gatlinburg TN to Cherokee NC', '35.714,-83.51', '35.474,-83.315', 60],
  ['Estes Park to Granby CO', '40.377,-105.522', '40.086,-105.939', 90],
])('a truck from %s goes around the closed road', (_name, from, to, least) => {
  expect(getFastest(from, to).fastest.miles).toBeGreaterThan(least);
});

test('a place in a national park is reached by its roads', () => {
  const { fastest } = getFastest('44.661,-111.104', '44.46,-110.83');
  expect(fastest.states.map(({ state }) => state)).toEqual(['MT', 'WY']);
  expect(fastest.miles).toBeLessThan(50);
});

test.each([
  ['Superior WI to Duluth MN', '46.721,-92.104', '46.783,-92.107'],
  ['Gladwin to Midland MI', '43.981,-84.486', '43.616,-84.247'],
  ['Berlin to Gorham NH', '44.469,-71.185', '44.388,-71.173'],
])('a second route from %s that no road and no town tells from the first is not offered', (_name, from, to) => {
  expect(getFastest(from, to).second).toBeNull();
});

test('a town at an end of the trip does not name a way, but one between them does', () => {
  const { second } = getRoutes('Cleveland, OH', 'Canton, OH');
  expect(second?.via).toEqual(['Akron, OH']);
});
