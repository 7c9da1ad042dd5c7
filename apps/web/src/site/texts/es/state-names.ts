import { spanishStateNames, stateName, type StateCode } from '@wideload/domain';
import type { TextsOf } from '#lib/texts-of.ts';
import type { stateNames as english } from '../en/state-names.ts';

const name = (code: StateCode) => spanishStateNames[code] ?? stateName(code);

export const stateNames: TextsOf<typeof english> = {
  name,
  place: (code) => (code === 'DC' ? `el ${name(code)}` : name(code)),
};
