/** Units an order may have. */
export const maxUnits = 10;

/** Orders that a device keeps to be read without a network. */
export const recentOrders = 20;
