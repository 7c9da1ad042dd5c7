import { parseCrossingLabel } from '@wideload/domain';
import { stateNames } from './state-names.ts';

/** `I-80 en el límite con Nebraska, cerca de Pine Bluffs, WY`; another place keeps the name that a person gave it. */
export function formatPlace(label: string): string {
  const crossing = parseCrossingLabel(label);
  if (crossing === null) return formatPoint(label);
  const { road, state, town, miles } = crossing;
  const line = `${road === '' ? '' : `${road} en `}el límite con ${stateNames.name(state)}`;
  if (town === null) return line;
  return `${line}, ${miles === null ? 'cerca de' : `a ${miles} millas de`} ${town}`;
}

/** `cerca de Amarillo, TX`, `US-50, a 74 millas de Elko, NV`: a point that the product named by its nearest town. */
function formatPoint(label: string): string {
  return label
    .replace(/^([A-Z]{1,2}-\d+[EWNS]?, )?near (?=.+, [A-Z]{2}$)/, '$1cerca de ')
    .replace(/^([A-Z]{1,2}-\d+[EWNS]?, )?([\d,]+) miles? from (?=.+, [A-Z]{2}$)/, '$1a $2 millas de ');
}
