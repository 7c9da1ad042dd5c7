export const nextStep = 'Next Step';
export const previous = 'Previous';
export const next = 'Next';
export const back = 'Back';
export const loading = 'Loading';
export const sectionsOfTheOrder = 'Sections of the order';
export const currentSection = (number: number, all: number) => `Current section: ${number} of ${all}`;
export const unreadableLink = 'This link holds no load that can be read, so the order begins empty.';
export const loadingTheOrder = 'Loading the order';
