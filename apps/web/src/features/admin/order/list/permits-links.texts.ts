export const permits = 'Permits';
export const permitsList = 'Permits List';
export const workQueue = 'Work queue';
export const openFeeDifferences = 'Open fee differences';
export const desk = 'Desk';
export const restrictions = 'Restrictions';
