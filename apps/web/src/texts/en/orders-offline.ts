/** What stands above an order that was kept on the device. */

export const youAreOffline = 'You are offline';
export const keptOn = (day: string) =>
  `This was kept on this device on ${day}. The last 20 orders and their documents can be read; anything else waits until the network is back.`;
