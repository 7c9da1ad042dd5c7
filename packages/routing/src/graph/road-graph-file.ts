/** The shipped form of the graph. All numbers are whole. */
export type RoadGraphFile = {
  /** 0 in `edges` is water, 1 the first of these. */
  states: string[];
  /** Those with curfews: `IL Cook`. */
  counties: string[];
  /** Of the roads; the name is empty for a road without one. `toll` is 1 on a stretch with tolls. */
  kinds: [name: string, mph: number, toll: 0 | 1][];
  /** In turns the steps of latitude and longitude from the node before, in 1e-4 degree. */
  nodes: number[];
  /**
   * For each edge: its first node less the last node of the edge before, its second node less its first, its kind, the
   * number of its parts. For each part: twice its state, plus 1 if it is deep, hundredths of a mile, and the number of its
   * counties with each of them. Before each part but the first: where it begins, in steps from the first node.
   */
  edges: number[];
};

/** Steps in one degree. */
export const steps = 10_000;
/** Parts of a mile. */
export const milesParts = 100;
