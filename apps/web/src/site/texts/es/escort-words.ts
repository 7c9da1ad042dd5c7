import type { EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatMeasure, toThreshold, type AxleSpan } from '@wideload/domain';
import { formatPlace } from './place-words.ts';
import { formatThreshold } from './threshold-words.ts';
import { formatList } from '#lib/format-list.ts';
import type { EscortWords } from '#product/permit/rules/escort-lines.ts';

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
  steerAxle: 'el peso del primer eje',
  singleAxle: 'el peso del eje más cargado',
  tandem: 'el peso del tándem más cargado',
  quad: 'el peso del grupo de cuatro ejes o más',
  steerSpacing: 'la distancia del primer eje al segundo',
  driveToTrailer: 'la distancia del eje motriz al primer eje del remolque',
  axleSpan: 'la distancia del primer eje al último',
};

const adjectives: Record<EscortMeasure, string> = { width: 'de ancho', height: 'de alto', length: 'de largo' };

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'una casa prefabricada',
  not_manufactured_building: 'una carga que no es una casa prefabricada',
  house: 'una casa',
  other: 'una carga que no es un edificio',
};

/** Closed roads that have no proper name, and several names in one list. The other names stay as on the signs. */
const closedRoads: Readonly<Record<string, string>> = {
  'roads through tunnels': 'vías con túneles',
  turnpikes: 'las turnpikes',
  'Garden State Parkway, Atlantic City Expressway, NJ 495 and Holland Tunnel':
    'Garden State Parkway, Atlantic City Expressway, NJ 495 y Holland Tunnel',
};

function nameClosedRoad(road: string): string {
  return closedRoads[road] ?? road;
}

function formatAxles({ from, to }: AxleSpan): string {
  if (from === to) return `el eje ${from}`;
  return `los ejes ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`;
}

export const escortWords: EscortWords = {
  labels: { roads: 'Caminos', escorts: 'Escoltas', superload: 'Superload' },
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
  atNight: 'de noche',
  onDivided: (isDivided) => (isDivided ? 'donde la vía tiene mediana' : 'donde la vía no tiene mediana'),
  kind: (kind) => `para ${kinds[kind]}`,
  miles: (least, most) => {
    const unit = most === 1 ? 'milla' : 'millas';
    if (least === most) return `(${most} ${unit})`;
    return least === 0 ? `(hasta ${most} ${unit})` : `(de ${least} a ${most} ${unit})`;
  },
  none: 'ninguna con estas medidas',
  noneOnRoad: 'ninguna',
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
  under: (what, actual, limit) =>
    `${measures[what]}, ${formatMeasure(actual, 'in')}, no pasa de ${formatMeasure(limit, 'in')}`,
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
  notOn: (road) => `no en ${nameClosedRoad(road)}`,
  onlyWithLeave: (road) => `en ${nameClosedRoad(road)} solo con permiso especial`,
  openSummary: 'Restricciones de circulación',
  summary: {
    count: (count) => `${count} ${count === 1 ? 'escolta' : 'escoltas'}`,
    upTo: (most) => `Hasta ${most}`,
    police: 'Escolta policial',
    due: 'Hacen falta escoltas',
    depends: 'Escoltas: depende',
  },
  trip: {
    title: 'Escoltas del viaje',
    titleOf: (unit) => `Escoltas del viaje, unidad ${unit}`,
    from: (begins, ends) => `de ${formatPlace(begins)} a ${formatPlace(ends)}`,
    none: 'Ninguna con estas medidas',
    more: (states) => `Pueden hacer falta más en ${states}: vea las condiciones del estado`,
  },
};

/** `pasa de 16′0″`, `llega a 16′0″`. */
function formatPassed(limit: number, unit: 'in' | 'lb'): string {
  const { figure, isFrom } = toThreshold(limit, unit);
  return `${isFrom ? 'llega a' : 'pasa de'} ${formatMeasure(figure, unit)}`;
}
