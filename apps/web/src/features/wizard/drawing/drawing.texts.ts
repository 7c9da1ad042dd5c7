export const notGiven = 'not given';
export const width = 'Width';
export const height = 'Height';
export const length = 'Length';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
export const dimensionsInTheDrawing = 'Dimensions in the drawing';
export const lineNotGiven = (line: string) => `${line}, not given`;
export const axleWeight = (axle: number, weight: string) => `axle ${axle} ${weight}`;
export const axleDistance = (axles: string, distance: string) => `Axle distance ${axles}, ${distance}`;
export const overLength = (length: string) => `over ${length}`;

type SideView = {
  load: string | null;
  trailer: string | null;
  axles: number;
  truckAxles: number;
  width: string;
  length: string;
  height: string;
  frontOverhang: string;
  rearOverhang: string;
  distances: string;
  weights: readonly string[];
};

export const sideView = ({ load, trailer, ...view }: SideView) =>
  `Side view to scale, front to the left: ${load === null ? 'a load' : `load type ${load}`} on ${trailer === null ? 'a trailer' : `trailer type ${trailer}`}, ${view.axles} axles, ${view.truckAxles} of them the truck’s. ` +
  `Length ${view.length}, height ${view.height}, front overhang ${view.frontOverhang}, rear overhang ${view.rearOverhang}. ` +
  `Beside it the load from behind, width ${view.width}. ` +
  `Axle distances: ${view.distances}.` +
  (view.weights.length === 0 ? '' : ` Axle weights: ${view.weights.join(', ')}.`);
