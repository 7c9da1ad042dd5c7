export type RouteName = {
  name: string;
  /** Mostly four lanes, or the usual way of trucks: near an Interstate in speed. */
  isTruckRoad: boolean;
};
