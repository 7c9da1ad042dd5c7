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
export const axles1To2 = '1 to 2';
export const axles2To3 = '2 to 3';
export const axles3To4 = '3 to 4';
export const axles4To5 = '4 to 5';
export const axles5To6 = '5 to 6';
export const axle = (number: number) => `Axle ${number}`;
export const tires = (count: number) => `${count} tires`;
