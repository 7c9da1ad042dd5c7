import { countries, countryNames, listRegions, regionName, type Country } from '@wideload/domain';
import type { Choice } from '#ui/form/combobox.tsx';

/** With the country where it is another one than the United States. */
export function listRegionChoices(among: readonly Country[] = countries): Choice[] {
  return among.flatMap((country) =>
    listRegions(country).map((code) => ({
      value: code,
      label: regionName(code),
      detail: country === 'US' || among.length === 1 ? undefined : countryNames[country],
      find: code,
    })),
  );
}
