import { splitPlate, toSearchCode } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import { toPrefixPattern } from '#platform/db/search.ts';

const shortest = { plate: 3, vinEnd: 4 };

/** By the beginning of a plate or the end of a VIN, in any spelling. Compares the vehicles of one carrier. */
export function findByPlateOrVin(search: string): RawBuilder<unknown>[] {
  const code = toSearchCode(search);
  const plates = [...new Set([code, toSearchCode(splitPlate(search)?.number ?? '')])];
  const vinEnd = toPrefixPattern([...code].toReversed().join(''));
  return [
    ...plates
      .filter((plate) => plate.length >= shortest.plate)
      .map((plate) => sql`search_code(plate_number) LIKE ${toPrefixPattern(plate)}`),
    ...(code.length < shortest.vinEnd ? [] : [sql`reverse(search_code(vin_code)) LIKE ${vinEnd}`]),
  ];
}
