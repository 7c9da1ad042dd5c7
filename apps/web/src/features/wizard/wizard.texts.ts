export const nextStep = 'Next Step';
export const previous = 'Previous';
export const next = 'Next';
export const back = 'Back';
export const loading = 'Loading';
export const sectionsOfTheOrder = 'Sections of the order';
export const currentSection = (number: number, all: number) => `Current section: ${number} of ${all}`;
export const unreadableLink = 'We could not read a load from this link, so the order starts empty.';
export const loadingTheOrder = 'Loading the order';
