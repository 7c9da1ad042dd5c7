export const unitHeading = (unit: number) => `Unit ${unit}`;
export const totalOfUnit = (unit: number) => `Total of unit ${unit}`;

export const truck = 'Truck';
export const trailer = 'Trailer';
export const loadType = 'Load type';
export const width = 'Width';
export const height = 'Height';
export const length = 'Length';
export const loadedWeight = 'Loaded weight';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
/** Between an axle and the next one. */
export const axleGap = (first: number) => `${first} to ${first + 1}`;
export const kingpin = 'Kingpin to rear axle';
export const axle = (number: number) => `Axle ${number}`;
export const tires = (count: number) => `${count} tires`;
