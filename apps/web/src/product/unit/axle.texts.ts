export const axleWeightsAndTires = 'Axle weights and tires';
export const whyAsked =
  'The loaded weight is close to a legal limit or over it, so the axle weights decide whether you need a permit.';
export const whyRequired =
  'The load is over weight, so the forms of states ask for the weight and the tires of each axle. A list fills all axles: 2, 4, 4, 4, 4.';
export const axleWeight = (axle: number) => `Axle ${axle} weight`;
export const axleTires = (axle: number) => `Axle ${axle} tires`;
export const frontAxle = 'The front axle';
export const behindAxle = (distance: string, axle: number) => `${distance} behind axle ${axle}`;
export const distanceMissing = (axle: number) => `Distance to axle ${axle} missing`;
export const formatSumAction = (sum: string) => `Use ${sum} as the loaded weight`;
