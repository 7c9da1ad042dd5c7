/** The list of trailers. */
export const searchByInternalNumber = 'Search by internal number';

export const trailers = 'Trailers';
export const addTrailer = 'Add trailer';
export const noTrailersYet = 'No trailers yet';
export const whatForTrailers = 'Add the trailers that carry your loads. An order then takes one by its number.';
export const noTrailerFits = 'No trailer fits';
export const showAllTrailers = 'Show all trailers';
export const trailerNumbered = (number: string) => `trailer ${number}`;
