import type { stateMapTexts as english } from '#ui/state-map/state-map.texts.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { stateNames } from './state-names.ts';

export const stateMapTexts: TextsOf<typeof english> = {
  map: 'Mapa de los estados',
  hint: 'Toque un estado, o muévase con las flechas y selecciónelo con la barra espaciadora.',
  chosen: 'Seleccionado',
  idle: 'No seleccionado',
  notSold: 'No se vende en línea',
  noneChosen: 'Todavía no hay ningún estado seleccionado',
  stateName: stateNames.name,
};
