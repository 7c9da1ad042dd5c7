import { toPlainName } from '@wideload/domain';

/** Types of a list of trucks and trailers; a registration writes `TT` for a truck tractor and `TK` for a truck. */
const TRUCK_TYPE =
  /^(?:(?:semi|truck|road|heavy(?: duty)?|class 8|day ?cab|sleeper|tandem|tri ?axle|conventional|cabover) ?)*(?:tractor|truck|semi|power unit|tt|tk|tr|trk|trc|(?:day|sleeper) ?cab|sleeper|conventional|camion|tractocamion|heavy haul|class 8)s?$/;

/** @returns true if a text is a word for trucks; `Semi` and `ST` may be trailers, too */
export const isTruckWord = (text: string): boolean =>
  TRUCK_TYPE.test(toPlainName(text)) && !/^semis?$/i.test(text.trim());

export const readTruckType = (text: string): string =>
  text === '' || TRUCK_TYPE.test(toPlainName(text)) ? 'truck' : text;
