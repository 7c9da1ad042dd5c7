/** The frame of the order wizard: its sections, its bar, and the names of its figures. */

export const nextStep = 'Next Step';
export const previous = 'Previous';
export const next = 'Next';
export const back = 'Back';
export const loading = 'Loading';
export const width = 'Width';
export const height = 'Height';
export const length = 'Length';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
export const axles1To2 = '1 to 2';
export const axles2To3 = '2 to 3';
export const axles3To4 = '3 to 4';
export const axles4To5 = '4 to 5';
export const axles5To6 = '5 to 6';
export const sectionsOfTheOrder = 'Sections of the order';
export const currentSection = (number: number, all: number) => `Current section: ${number} of ${all}`;
export const rounded = (length: string) => `= ${length}, rounded up to a whole inch`;
export const unreadableLink = 'This link holds no load that can be read, so the order begins empty.';
export const loadingTheOrder = 'Loading the order';
