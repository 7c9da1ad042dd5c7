/** Taking a truck or trailer off its list. */
export const deleteTruckQuestion = 'Delete truck?';
export const deleteTruck = 'Delete truck';
export const deleteTrailerQuestion = 'Delete trailer?';
export const deleteTrailer = 'Delete trailer';
export const truckDeleted = (number: string) => `Truck ${number} was deleted.`;
export const trailerDeleted = (number: string) => `Trailer ${number} was deleted.`;
export const truckTakenOff = (number: string, description: string) =>
  `Truck ${number}, ${description}, is taken off your list. Orders that were made with it keep it.`;
export const trailerTakenOff = (number: string, description: string) =>
  `Trailer ${number}, ${description}, is taken off your list. Orders that were made with it keep it.`;
