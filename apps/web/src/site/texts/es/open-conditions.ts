import { formatMeasure, type OpenCondition, type OpenKind, type RoadLimit } from '@wideload/domain';
import { roadLimitWords } from './road-limit-words.ts';

type Sentences = { open: (condition: OpenCondition) => string; settle: (condition: OpenCondition) => string };

const { roads } = roadLimitWords;

const format = ({ unit }: OpenCondition, figure: number) => formatMeasure(figure, unit);

/** The label of the field. */
export const kingpin = 'Del perno rey al eje trasero';

function aboutKingpin(measured: string): Sentences {
  return {
    open: (condition) =>
      `No se conoce la distancia ${measured}, que puede llegar a ${format(condition, condition.actual)}, ${format(condition, condition.over)} más que el límite de ${format(condition, condition.limit)}`,
    settle: (condition) =>
      `Escriba “${kingpin}”: hasta ${format(condition, condition.limit)} ${measured} está dentro del límite`,
  };
}

function aboutRoads(size: string, where: string, settled: string): Sentences {
  return {
    open: (condition) =>
      `${size} de ${format(condition, condition.actual)} supera en ${format(condition, condition.over)} el límite de ${format(condition, condition.limit)} ${where}`,
    settle: () => `${settled} y estará dentro del límite`,
  };
}

function aboutUnknown(what: string): Sentences {
  return {
    open: (condition) =>
      `No consta si el estado limita ${what}, y ${format(condition, condition.actual)} supera ${format(condition, condition.limit)}, lo mínimo que permite cualquier estado`,
    settle: (condition) =>
      `Pregunte a la oficina de permisos del estado o no pase de ${format(condition, condition.limit)}`,
  };
}

function aboutDoubted(what: string): Sentences {
  return {
    open: (condition) =>
      `${what} de ${format(condition, condition.actual)} supera ${format(condition, condition.limit)}, y las fuentes no coinciden en que ese sea el límite`,
    settle: (condition) =>
      `Pregunte a la oficina de permisos del estado o no pase de ${format(condition, condition.limit)}`,
  };
}

const sentences: Record<OpenKind, Sentences> = {
  kingpin_rearmost_axle: aboutKingpin('del perno rey al último eje'),
  kingpin_tandem_center: aboutKingpin('del perno rey al centro del tándem trasero'),
  kingpin_group_center: aboutKingpin('del perno rey al centro de los ejes traseros'),
  axle_spacing: {
    open: (condition) =>
      `Entre el último eje del tractor y el primero del remolque parece haber ${format(condition, condition.actual)}, ${format(condition, condition.over)} más que el límite de ${format(condition, condition.limit)}`,
    settle: (condition) => `Mida entre esos ejes: hasta ${format(condition, condition.limit)} está dentro del límite`,
  },
  rear_overhang_last_axle: {
    open: (condition) =>
      `El saliente trasero se cuenta desde el centro del último eje y puede llegar a ${format(condition, condition.actual)}, ${format(condition, condition.over)} más que el límite de ${format(condition, condition.limit)}`,
    settle: (condition) =>
      `Mida del centro del último eje al final de la carga: hasta ${format(condition, condition.limit)} está dentro del límite`,
  },
  height_undesignated: aboutRoads(
    'La altura',
    roads.undesignated,
    'Vaya todo el camino por interestatales y carreteras designadas',
  ),
  height_county: aboutRoads('La altura', roads.county, 'Evite las carreteras de condado'),
  height_off_interstate: aboutRoads(
    'La altura',
    'fuera de las interestatales',
    'Vaya todo el camino por interestatales',
  ),
  length_all: aboutRoads(
    'El largo total',
    'que fija el estado y que la ley federal no deja aplicar en la Red Nacional',
    'Vaya todo el camino por la Red Nacional',
  ),
  axle_weights: {
    open: (condition) =>
      `Faltan los pesos por eje y el peso está cerca del límite: un tándem puede llevar hasta ${format(condition, condition.limit)}`,
    settle: () => 'Escriba el peso de cada eje',
  },
  front_overhang_unknown: aboutUnknown('el saliente delantero'),
  rear_overhang_unknown: aboutUnknown('el saliente trasero'),
  gross_weight_unknown: aboutUnknown('el peso bruto'),
  height_doubted: aboutDoubted('La altura'),
  front_overhang_doubted: aboutDoubted('El saliente delantero'),
  rear_overhang_doubted: aboutDoubted('El saliente trasero'),
  kingpin_unknown: {
    open: (condition) =>
      `Del perno rey al último eje puede haber hasta ${format(condition, condition.actual)}, y no consta si el estado lo limita`,
    settle: (condition) =>
      `Escriba “${kingpin}”: hasta ${format(condition, condition.limit)} está dentro del límite de todos los estados. Por encima, pregunte a la oficina de permisos del estado`,
  },
};

export function formatOpenCondition(condition: OpenCondition): string {
  return sentences[condition.what].open(condition);
}

export function formatSettling(condition: OpenCondition): string {
  return sentences[condition.what].settle(condition);
}

/** The condition in the collapsed row. */
export const openWords: Record<OpenKind, string> = {
  kingpin_rearmost_axle: 'perno rey',
  kingpin_tandem_center: 'perno rey',
  kingpin_group_center: 'perno rey',
  axle_spacing: 'distancia entre ejes',
  rear_overhang_last_axle: 'saliente trasero',
  height_undesignated: 'altura en algunas carreteras',
  height_county: 'altura en algunas carreteras',
  height_off_interstate: 'altura fuera de las interestatales',
  length_all: 'largo en algunas carreteras',
  axle_weights: 'pesos por eje',
  front_overhang_unknown: 'saliente delantero',
  rear_overhang_unknown: 'saliente trasero',
  kingpin_unknown: 'perno rey',
  gross_weight_unknown: 'peso bruto',
  height_doubted: 'altura',
  front_overhang_doubted: 'saliente delantero',
  rear_overhang_doubted: 'saliente trasero',
};

const sizes: Record<RoadLimit['what'], string> = {
  width: 'de ancho',
  height: 'de altura',
  length: 'de largo',
  trailer_length: 'para el remolque',
};

export function formatRoadLimit({ what, limitIn, road }: RoadLimit): string {
  return `El límite ${roads[road]} es de ${formatMeasure(limitIn, 'in')} ${sizes[what]}`;
}
