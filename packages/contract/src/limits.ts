/** Units an order may have. */
export const maxUnits = 10;
