import type { StateCode } from '@wideload/domain';

/**
 * The generator writes and the server loads texts and typed arrays, because 80,000 objects would take ten times the memory.
 * Rows are places, the most populous first. A typed array is kept as base64 in the byte order of all its machines.
 */
export type GazetteerFile = {
  /** One a line. */
  names: string;
  /** The names as `toKey` makes them, one a line. */
  keys: string;
  /** The rows in the order of their keys: Uint16. */
  byKey: string;
  /** Two letters a row. */
  states: string;
  /** Latitude and longitude in steps: Int32 pairs. */
  points: string;
  /** Uint32; 0 where no source counts the people. */
  populations: string;
  /** Rows of the well-known towns, by which points are named: Uint16. */
  wellKnown: string;
  zips: {
    /** Ascending: Uint32. */
    codes: string;
    points: string;
    states: string;
    /** The row of its town: Uint16. */
    towns: string;
  };
  /** Text as typed, in lower case without signs, to `Name, ST`, or several of them: `Davenport, IA; Moline, IL`. */
  aliases: Readonly<Record<string, string>>;
  /** Other names in one state, as their key and the state: `suisun CA`. */
  aliasesInState: Readonly<Record<string, string>>;
  /** Code to the towns that the airport serves, as `Name, ST`. */
  airports: Readonly<Record<string, readonly string[]>>;
  /** The largest towns of a county, by its key and state: `reeves TX`. */
  counties: Readonly<Record<string, readonly number[]>>;
  ports: readonly Port[];
};

/** A port of entry, or a port of ships. */
export type Port = {
  name: string;
  state: StateCode;
  lat: number;
  lng: number;
  border: 'canada' | 'mexico' | null;
  aliases: readonly string[];
};

/** Of a degree: about 10 m. */
export const steps = 10_000;
