import type { statePagesTexts as english } from '../en/state-pages.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { roadLimitWords } from './road-limit-words.ts';
import { sourceWords } from './source-words.ts';
import { stateRecordTexts } from './state-record.ts';
import { formatValidity } from './validity.ts';

const de = (place: string) => (place.startsWith('el ') ? `del ${place.slice(3)}` : `de ${place}`);

export const statePagesTexts: TextsOf<typeof english> = {
  breadcrumbs: 'Usted está aquí',
  home: 'Página principal',
  states: 'Estados',

  indexTitle: 'Límites de dimensiones y peso de cada estado',
  indexDescription: (count, width, low, high) =>
    `Ancho, altura, largo de remolque y peso legales, tarifa, escoltas y oficina de permisos de las ${count} jurisdicciones. Ancho ${width}, altura de ${low} a ${high}, con fuentes.`,
  indexHeading: 'Permisos de sobredimensión, estado por estado',
  indexLead:
    'Lo que cada estado permite sin permiso, lo que cuesta un permiso, cuándo empiezan las escoltas y la revisión de superload, y a quién llamar. Cada cifra con su fuente.',
  mapLabel: 'Mapa de los estados. La lista de al lado tiene los mismos enlaces.',
  sold: 'Permisos a la venta aquí',
  notSold: 'No se vende en línea',
  listHeading: 'Todos los estados por nombre',
  notSoldList: (names) =>
    `Los permisos de ${names} no se venden en línea: sus páginas indican con qué oficina comunicarse.`,
  compareHeading: 'Límites legales y tarifas, comparados',
  compareCaption:
    'Por encima de cualquiera de estas cifras el estado exige un permiso. Tarifa: permiso básico de sobredimensión para un viaje.',

  title: (name, width, height, fee) =>
    fee === null
      ? `Límites en ${name}: ${width} de ancho, ${height} de alto`
      : `Permiso de sobredimensión en ${name}: ${fee}, por encima de ${width} de ancho o ${height} de alto`,
  description: (place, limits, more) =>
    `En ${place} se necesita un permiso por encima de ${limits}. ${more} Con fuentes y la oficina de permisos.`,
  descriptionFee: (fee) => `Tarifa por viaje: ${fee}.`,
  descriptionDailyFee: (fee) => `Tarifa: ${fee} por día.`,
  descriptionEscort: (width) => `Escolta por encima de ${width} de ancho.`,
  descriptionEscortFrom: (width) => `Escolta desde ${width} de ancho.`,
  heading: (place) => `Permisos de sobredimensión y sobrepeso en ${place}`,
  lead: (place, limits) => `Una carga necesita permiso en ${place} por encima de ${limits}.`,
  leadFee: (fee) => `Un permiso de sobredimensión para un viaje cuesta ${fee}.`,
  leadDailyFee: (fee) => `Un permiso de sobredimensión para un viaje cuesta ${fee} por día.`,
  perhaps: (fee, other) => `${fee} (quizá ${other})`,
  leadNotSold: 'Sus permisos no se venden en línea. Consulte a la oficina de permisos.',
  wide: (length) => `${length} de ancho`,
  high: (length) => `${length} de alto`,
  long: (length) => `${length} de largo`,
  trailer: (length) => `${length} de remolque con carga`,
  heavy: (weight) => `${weight} de peso bruto`,
  check: (place) => `Revise su carga en ${place}`,
  pdf: (place) => `Disposiciones ${de(place)} (PDF, en inglés)`,
  caveat:
    'Solo como referencia; no es asesoría legal. Manda el permiso emitido. Los límites también dependen de la ruta, la temporada, los puentes con peso limitado y los caminos locales.',
  asOf: (day) => `Datos al ${day}`,
  rules: (version) => `versión de reglas ${version}`,
  locator: (place) => `Mapa ${de(place)} y sus vecinos`,

  banner: 'Carga sobredimensionada',
  bannerText: (place, limits) => `En ${place}, por encima de ${limits}.`,
  sideView: (place, trailer, height, single, tandem) =>
    `El camión más grande que no necesita permiso en ${place}, de lado: remolque con carga ${trailer}, altura ${height}, eje sencillo ${single}, eje tándem ${tandem}.`,
  rearView: (width) => `El mismo camión por detrás: ${width} de ancho.`,

  thresholds: 'Del permiso al superload',
  thresholdsIntro: 'Cada uno empieza por encima de su cifra.',
  thresholdsFrom: 'El permiso y el superload empiezan por encima de su cifra; la escolta, en la suya.',
  kind: 'Medida',
  permitAbove: 'Permiso',
  escortAbove: 'Escolta',
  superloadAbove: 'Superload',
  width: 'Ancho',
  height: 'Altura',
  length: 'Largo',
  weight: 'Peso bruto',
  lengthNote: 'Largo para el permiso: remolque con carga. Para escolta o superload: toda la combinación.',
  noEscortByWeight: 'No por peso',

  legal: 'Legal sin permiso',
  trailerTerm: 'Semirremolque con carga',
  kingpin: 'Del perno rey al eje trasero',
  kingpinTo: {
    rearmost_axle: (length) => `${length} al último eje`,
    tandem_center: (length) => `${length} al centro del tándem trasero`,
    group_center: (length) => `${length} al centro de los ejes traseros`,
  },
  kingpinOver: (length) => `para semirremolques de más de ${length}`,
  kingpinSingle: (length) => `${length} con un eje`,
  overallNetwork: 'Largo total, Red Nacional',
  noOverall: 'Sin límite (23 CFR 658.13)',
  overallOff: 'Largo total, otras carreteras',
  roadLimits: roadLimitWords,
  frontOverhang: 'Saliente delantero',
  rearOverhang: 'Saliente trasero',
  singleAxle: 'Eje sencillo',
  tandemAxle: 'Eje tándem',
  bridge: 'Fórmula federal de puentes',
  bridgeApplies: 'Rige en las autopistas interestatales',
  bridgeLink: 'Calcúlela para sus ejes',

  fee: 'Tarifa',
  feeTerm: 'Permiso de sobredimensión, un viaje',
  perTrip: 'por viaje',
  perDay: 'por día',
  basis: 'Cómo se cobra',
  bases: {
    flat: 'Tarifa fija',
    daily: 'Por día',
    tiered: 'Según el tamaño',
    'distance-band': 'Según la distancia',
    'per-dimension': 'Por dimensión',
    'per-mile': 'Por milla',
    none: 'Sin precio aquí',
  },
  validity: 'Validez',
  validFor: formatValidity,
  feeCaveat:
    'Solo la tarifa básica de sobredimensión por viaje: los cargos por sobrepeso, millas, condado, transacción y escolta son aparte.',

  escorts: 'Escoltas',
  escortTwoLane: 'Carreteras de dos carriles, ancho',
  escortMultilane: 'Carreteras de varios carriles, ancho',
  escortLength: 'Largo total',
  escortHeight: 'Altura (carro con poste de altura)',
  above: (figure) => `más de ${figure}`,
  from: (figure) => `desde ${figure}`,

  travel: 'Restricciones de circulación',
  travelIntro: 'Para una carga indivisible de 12′0″ de ancho.',
  night: 'De noche',
  daylightOnly: 'Solo con luz de día',
  nightAllowed: 'Permitido',
  weekends: 'En fin de semana',
  holidays: 'En días feriados',
  restricted: 'Restringido',
  notRestricted: 'Sin restricción',

  tables: {
    escorts: 'Escoltas por tamaño y vía',
    superload: 'Superload por tamaño y vía',
    maximums: 'Lo más que admite un permiso',
    fees: 'Tarifa por tamaño',
    weight: 'Cargos por peso',
    travel: 'Restricciones de circulación por tamaño',
    doubts: 'No es seguro, pregunte antes',
    applying: 'Cómo solicitarlo',
  },
  unconfirmed: 'no confirmado por el estado',

  note: 'Nota',
  missing: {
    none: 'El estado no fija ninguno',
    'not-established': 'Sin dato; consulte a la oficina de permisos',
    'not-priced': 'No se vende en línea',
  },
  recalled: 'de conocimiento general; confírmelo con la oficina de permisos',

  office: 'Oficina de permisos',
  phone: 'Teléfono',
  documents: 'Documentos',
  neighbors: 'Estados vecinos',
  noNeighbors: 'Ningún otro estado limita con él.',
  next: 'Su carga',
  nextText:
    'Escriba una sola vez sus dimensiones y su peso, y vea, para cada estado de su ruta, si necesita permiso y por qué.',

  sources: 'Fuentes',
  sourcesIntro:
    'De dónde se tomaron las cifras de esta página, primero las más oficiales. Los títulos están en inglés.',
  says: sourceWords,

  unknownTitle: 'No existe ese estado',
  unknownDescription: 'No hay ningún estado en esta dirección. El índice los tiene todos.',
  unknownHeading: 'No hay ningún estado en esta dirección',
  unknownLead: (asked) => `Que sepamos, nada en los Estados Unidos se llama «${asked}».`,
  didYouMean: 'Quizá quiso decir',
  toIndex: 'Todos los estados por nombre y en el mapa',
  record: stateRecordTexts,

  permitName: (name) => `Permiso de sobredimensión para un viaje, ${name}`,
};
