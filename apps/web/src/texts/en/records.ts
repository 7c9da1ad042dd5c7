/** The pages of a carrier's own companies, trucks and trailers. */
export const backToTheOrder = 'Back to the order';
