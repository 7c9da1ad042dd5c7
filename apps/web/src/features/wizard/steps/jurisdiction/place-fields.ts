export const placeFields = 'trip.places';

export const toPlaceName = (index: number) => `${placeFields}.${index}`;
