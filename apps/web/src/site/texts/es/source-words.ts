import { formatLongDay } from '#lib/format-figures.ts';
import type { SourceWords } from '#product/permit/source.texts.ts';

export const sourceWords: SourceWords = {
  source: 'Fuente',
  of: (figure) => `: ${figure}`,
  figures: {
    legal: (state, what) => `límite de ${what}, ${state}`,
    superload: (state, what) => `umbral de superload de ${what}, ${state}`,
    escort: (state, what) => `umbral de escolta de ${what}, ${state}`,
    fee: (state) => `tarifa, ${state}`,
    row: (state, what) => `${state}, ${what}`,
    travel: (state, what) => `restricciones de circulación, ${state}: ${what}`,
  },
  tiers: {
    official: 'El texto propio del estado',
    quoted: 'Citado de la ley',
    third_party: 'Citado por un tercero',
    secondary: 'Un informe o una asociación, sin confirmar',
    permit_service: 'Un servicio de permisos, sin confirmar',
    recalled: 'Conocimiento general, sin confirmar',
  },
  federal: 'Un texto federal',
  noYear: 'sin año',
  readOn: (day) => `leído el ${formatLongDay(day, 'es')}`,
  readBy: (day) => `leído a más tardar el ${formatLongDay(day, 'es')}`,
  none: 'Conocimiento general, no de un documento. Confírmelo con la oficina de permisos.',
  unconfirmed: 'no confirmado por el estado',
  loading: 'Cargando',
  notLoaded: 'No se pudo cargar la fuente. Ciérrela y ábrala para intentarlo de nuevo.',
};
