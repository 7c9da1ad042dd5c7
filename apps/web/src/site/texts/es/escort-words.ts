import type { EscortMeasure, OpenPart, RoadKind, SuperloadMeasure } from '@wideload/domain/permit-facts';
import { formatMeasure } from '@wideload/domain';
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
  steerAxle: 'el peso del primer eje',
  singleAxle: 'el peso del eje más cargado',
  tandem: 'el peso del tándem más cargado',
  quad: 'el peso del grupo de cuatro ejes o más',
  steerSpacing: 'la distancia del primer eje al segundo',
  driveToTrailer: 'la distancia del eje motriz al primer eje del remolque',
  axleSpread: 'la distancia del primer eje al último',
};

const adjectives: Record<EscortMeasure, string> = { width: 'de ancho', height: 'de alto', length: 'de largo' };

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'una casa prefabricada',
  not_manufactured_building: 'una carga que no es una casa prefabricada',
  house: 'una casa',
  other: 'una carga que no es un edificio',
};

export const escortWords: EscortWords = {
  labels: { escorts: 'Escoltas', superload: 'Superload' },
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
    `una escolta por encima de ${formatMeasure(limit, 'in')} ${adjectives[what]}${on}; no se sabe cuántas ni si delante o detrás`,
  missing: (figures) => `según ${figures}`,
  unknown: (whats) =>
    `sin dato por ${formatList(
      whats.map((what) => measures[what]),
      'and',
      'es',
    )}; consulte a la oficina de permisos`,
  over: (what, actual, limit, unit) =>
    `${measures[what]} de ${formatMeasure(actual, unit)} pasa de ${formatMeasure(limit, unit)}`,
  under: (what, actual, limit) =>
    `${measures[what]}, ${formatMeasure(actual, 'in')}, no pasa de ${formatMeasure(limit, 'in')}`,
  perhaps: 'quizá',
  notSuperload: 'no',
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
    from: (begins, ends) => `de ${begins} a ${ends}`,
    none: 'Ninguna con estas medidas',
    more: (states) => `Pueden hacer falta más en ${states}: vea las condiciones del estado`,
  },
};
