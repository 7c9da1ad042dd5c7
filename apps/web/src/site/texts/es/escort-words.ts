import type { EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatMeasure, toThreshold, type AxleSpan } from '@wideload/domain';
import { formatThreshold } from './threshold-words.ts';
import { formatList } from '../../../lib/format-list.ts';
import type { EscortWords } from '../../../product/movement/escort-lines.ts';

const roads: Record<RoadKind, string> = {
  two_lane: 'vías de dos carriles',
  multilane: 'vías de varios carriles',
  interstate: 'interestatales',
};

const measures: Record<SuperloadMeasure, string> = {
  width: 'el ancho',
  height: 'la altura',
  length: 'el largo total',
  gross_weight: 'el peso',
};

const adjectives: Record<EscortMeasure, string> = { width: 'de ancho', height: 'de alto', length: 'de largo' };

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'una casa prefabricada',
  house: 'una casa',
  other: 'una carga que no es un edificio',
};

function formatAxles({ from, to }: AxleSpan): string {
  if (from === to) return `el eje ${from}`;
  return `los ejes ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`;
}

export const escortWords: EscortWords = {
  labels: { roads: 'Caminos', escorts: 'Escoltas', superload: 'Superload', depends: 'Depende' },
  front: (count) => `${count} delante`,
  rear: (count) => `${count} detrás`,
  highPole: 'con poste de altura',
  maybeHighPole: 'quizá con poste de altura',
  police: 'escolta policial',
  cars: (parts) => formatList(parts, 'and', 'es'),
  on: (kindsOfRoads) =>
    `en ${formatList(
      kindsOfRoads.map((road) => roads[road]),
      'and',
      'es',
    )}`,
  kind: (kind) => `para ${kinds[kind]}`,
  none: 'ninguna con estas medidas',
  uncounted: (what, limit, on) =>
    `una escolta ${formatThreshold(limit, 'in')} ${adjectives[what]}${on}, sin que se sepa cuántas ni si delante o detrás`,
  missing: (figures) => `según ${figures}`,
  unknown: (whats) =>
    `sin dato por ${formatList(
      whats.map((what) => measures[what]),
      'and',
      'es',
    )}, consulte a la oficina de permisos`,
  over: (what, actual, limit, unit) =>
    `${measures[what]} de ${formatMeasure(actual, unit)} ${formatPassed(limit, unit)}`,
  perhaps: 'quizá',
  askFirst: 'Un superload, o no se permite: primero preguntamos al estado',
  beyond: ({ axles, actual, limit, isSum }) => {
    const [weight, most] = [formatMeasure(actual, 'lb'), formatMeasure(limit, 'lb')];
    if (isSum === true) return `${weight} en total pasan de las ${most} que un permiso admite en estos ejes`;
    const subject = axles === undefined ? `${weight} en total` : `${weight} en ${formatAxles(axles)}`;
    return `${subject} pasan de las ${most} que un permiso admite`;
  },
  otherMost: (limit) =>
    `otra fuente indica ${formatMeasure(limit, 'lb')}, y la oficina de permisos sabe cuál es la correcta`,
  ifOther: 'quizá un superload, o no se permite',
  notSuperload: 'no',
  interstates: 'interestatales',
  notOn: (road) => `no en ${road}`,
  onlyWithLeave: (road) => `en ${road} solo con permiso especial`,
  openSummary: 'Condiciones y restricciones de circulación',
};

/** `pasa de 16′0″`, `llega a 16′0″`. */
function formatPassed(limit: number, unit: 'in' | 'lb'): string {
  const { figure, isFrom } = toThreshold(limit, unit);
  return `${isFrom ? 'llega a' : 'pasa de'} ${formatMeasure(figure, unit)}`;
}
