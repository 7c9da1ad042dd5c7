import {
  capitalize,
  axleKeys,
  coversDays,
  toFeetAndInches,
  formatDollars,
  formatMeasure,
  formatPounds,
  inches,
  pounds,
  stateFacts,
  usualPermitDays,
  uncapitalize,
  type Check,
  type LoadChange,
  type OpenCheck,
  type Excess,
  type Reason,
  type ReasonKind,
  type AxleSpan,
  type StateCode,
} from '@wideload/domain';
import { formatLongDay } from '#lib/format-figures.ts';
import type { loadCheckWords as english } from '../en/load-check.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { formatList } from '#lib/format-list.ts';
import { heroCheckTexts } from './hero-check.ts';
import { loadCheckTripTexts } from './load-check-trip.ts';
import { kingpin, formatOpenCondition, formatRoadLimit, formatSettling, openWords } from './open-conditions.ts';
import { stateMapTexts } from './state-map.ts';
import { stateNames } from './state-names.ts';
import { chargeWords } from './charge-words.ts';
import { escortWords } from './escort-words.ts';
import { sourceWords } from './source-words.ts';
import { formatThreshold } from './threshold-words.ts';
import { travelWords } from './travel-words.ts';
import { formatValidity } from './validity.ts';

const nameOf = (state: StateCode) => stateNames.name(state);
const namesOf = (states: readonly StateCode[]) => formatList(states.map(nameOf), 'and', 'es');
const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

/** The sentences come from the same facts as the English ones. */
export const loadCheckTexts: TextsOf<typeof english.texts> = {
  badLink: 'No pudimos leer ninguna carga en este enlace, así que la revisión empieza vacía.',

  hero: heroCheckTexts,
  trip: loadCheckTripTexts,
  route: 'Ruta',
  load: 'Carga',
  fields: {
    from: 'Desde',
    to: 'Hasta',
    leaving: 'Salida',
    hour: 'Hora',
    states: 'Estados',
    width: 'Ancho',
    height: 'Altura',
    length: 'Largo',
    frontOverhang: 'Saliente delantero',
    rearOverhang: 'Saliente trasero',
    weight: 'Peso cargado',
    trailer: 'Largo del remolque',
    kingpin,
    days: 'Días por permiso',
  },
  gap: (first) => `${first} a ${first + 1}`,
  axleDistance: (between) => `Distancia entre ejes ${between}`,
  axleField: (between) => `${between}, distancia entre ejes`,
  statesHint: 'Códigos o nombres, como TX, OK, KS. O tóquelos en el mapa.',
  pasteLoad: 'Pegar la carga',
  dimensions: 'Dimensiones totales',
  dimensionsHint: 'Camión, remolque y carga juntos, escritos como quiera: 14\'6", 14-6, 174 in, 4.42 m.',
  ifAny: 'En blanco si no hay',
  weightHint: 'Camión, remolque y carga juntos',
  trailerHint: 'Solo el remolque; los estados limitan su largo',
  axles: 'Distancias entre ejes',
  axlesHint:
    'Del frente hacia atrás, de centro a centro. Con ellas calculamos la fórmula de puentes y el cambio más pequeño que serviría.',
  axleWeights: 'Pesos por eje, si los conoce',
  axleWeightsHint: 'Cerca de un límite de peso, los pesos por eje deciden si necesita permiso.',
  axleWeight: (axle) => `Peso del eje ${axle}`,
  axleMissing: (axle) => `No hay eje ${axle}. Escriba la distancia hasta él o borre este campo.`,
  otherAxleSum: (sum, weight) => `Los pesos por eje suman ${sum}, pero aquí dice ${weight}.`,
  usualAxles: 'Llenar con un camión típico de cinco ejes',
  sixth: 'Solo con seis ejes',
  addAxle: 'Añadir un eje',
  kingpinHint: 'Al centro del último eje. Algunos estados lo limitan.',
  daysHint: `Un permiso nuevo dura ${usualPermitDays} días. Más días cuestan más solo en los estados que cobran por día.`,
  unknownStates: (words) => `No es un estado: ${words}.`,
  noTotalYet: (words) =>
    `No es un estado: ${words}. El total y el botón de pedir aparecen cuando reconozcamos todos los estados de la lista.`,
  noTotalUntilRead: (fields) => `El total y el botón de pedir aparecen cuando podamos leer: ${fields}.`,
  didYouMean: '¿Quiso decir',
  sayWhichLength: 'Díganos cuál medida es cuál.',
  rounded: 'redondeado hacia arriba a la pulgada entera',
  clear: 'Empezar de nuevo',

  lengthRefused: (because) =>
    ({
      'length.empty': 'Este campo es obligatorio.',
      'length.unreadable': 'Solo números, con su unidad.',
      'length.ambiguous': 'Escriba como 13\'6" o 4.11 m.',
      'length.out-of-range': 'Esta medida no es posible.',
    })[because],
  weightRefused: (because) =>
    ({
      'weight.empty': 'Este campo es obligatorio.',
      'weight.unreadable': 'Solo números, con su unidad.',
      'weight.ambiguous': 'Escriba como 111,400 lb o 55.7 tons.',
      'weight.out-of-range': 'El peso cargado puede ser de 2,000,000 lb como máximo.',
    })[because],
  tooMuch: (label, most) => `${label}: ${most} como máximo.`,
  tooLittle: (label) => `${label}: debe ser más de 0.`,
  daysRefused: (most) => `Días enteros, de 1 a ${most}.`,
  kingpinImpossible: (from, to) => `Con estas distancias entre ejes está entre ${from} y ${to}.`,
  gapMissing: 'Escriba esta distancia: hay otro eje detrás.',
  axlesTooLong: (sum, length) => `Los ejes ocupan ${sum}, más que ${length}.`,

  result: 'Lo que dicen los estados',
  toAnswers: (total) => (total === null ? 'Ver cada estado' : `Tarifas estatales ${total}: ver cada estado`),
  question: '¿Carga legal o sobredimensionada?',
  randomStates: 'Escriba Desde y Hasta, o elija los estados por los que pasa la carga.',
  typeLoad: 'Escriba la carga: con una medida basta para empezar.',
  oversize: 'CARGA SOBREDIMENSIONADA',
  overweight: 'CARGA CON SOBREPESO',
  beyond: (beyond) =>
    beyond
      .map(
        ({ excesses, states }) =>
          `${capitalize(formatList(excesses.map(formatExcess), 'and', 'es'))} que los límites de ${states.length > 4 ? `${states.length} estados` : namesOf(states)}`,
      )
      .join('. '),
  firstReason: (state, reason) => `${nameOf(state)}: ${uncapitalize(formatLegalReason(reason))}`,
  legal: 'Carga legal',
  legalIn: (states) =>
    states.length > 4
      ? `No necesita permiso en ninguno de los ${states.length} estados.`
      : `No necesita permiso en ${namesOf(states)}.`,
  depends: 'Depende',
  dependsOn: (state, condition) =>
    `${nameOf(state)}: ${uncapitalize(formatOpenCondition(condition))}. ${formatSettling(condition)}`,
  legalSoFar: 'Carga legal por ahora',
  missing: (figures) => `Dentro de los límites con lo que ha escrito. Falta: ${figures}.`,
  stillMissing: (figures) => `Con lo que ha escrito hasta ahora. Falta: ${figures}.`,
  missingAxles: 'distancias entre ejes',
  list: (words) => formatList(words, 'and', 'es'),
  dimensionName: (label) => label.toLowerCase(),

  verdicts: {
    needs: 'Necesita permiso',
    none: 'No necesita permiso',
    depends: 'Depende',
    'so-far': 'Dentro de los límites',
  },
  why: 'Por qué',
  openTerm: 'Por aclarar',
  open: (condition) => `${formatOpenCondition(condition)}. ${formatSettling(condition)}.`,
  fee: 'Tarifa del estado',
  weightCharge: 'Por su peso',
  escorts: 'Escoltas',
  superload: 'Superload',
  travel: 'Restricciones de circulación',
  validity: 'Validez',
  instead: 'Sin permiso',
  reason: (reason) => `${formatLegalReason(reason)}.`,
  within: 'Dentro de todos los límites que se revisaron:',
  withinWords: {
    limit: formatWithin,
    kind: (check) => ('what' in check ? formatCheckKind(check.what) : check.code),
    notChecked: 'Lo que no se revisó',
    open: formatOpenCheck,
  },
  kind: (what) => (what === 'bridge_formula' ? 'peso según la fórmula de puentes' : formatKind(what)),
  offInterstates: 'no en interestatales',
  roads: 'Caminos',
  superloadDue: 'superload',
  askedFirst: 'superload, o no se permite: primero preguntamos al estado',
  openShort: (what) => openWords[what],
  feeLine: ({ state, fee, chargedDaily, days: charged, amount, tier }) =>
    chargedDaily
      ? `${formatDollars(amount)}: ${formatDollars(fee)} por día, ${days(charged)}`
      : `${formatDollars(amount)} por viaje, ${basisWords[tier === null ? 'flat' : stateFacts[state].fee.basis]}`,
  notSold: (state) => `No se vende en línea. Consulte a la oficina de permisos: ${stateFacts[state].agency.name}.`,
  notSoldTag: 'No se vende en línea',
  escortRule: (state) => {
    const { widthIn, widthMultilaneIn, lengthIn, heightIn, comparison } = stateFacts[state].escorts;
    const format = (figure: number) => formatThreshold(figure, 'in', comparison === 'gte');
    const multilane = widthIn === widthMultilaneIn ? '' : ` (${format(widthMultilaneIn)} en vías de varios carriles)`;
    const sizes = [
      `${format(widthIn)} de ancho${multilane}`,
      ...(lengthIn === null ? [] : [`${format(lengthIn)} de largo`]),
      ...(heightIn === null ? [] : [`${format(heightIn)} de alto`]),
    ];
    return `Escolta ${formatList(sizes, 'or', 'es')}.`;
  },
  superloadRule: (state) => {
    const { widthIn, heightIn, lengthIn, grossWeightLb } = stateFacts[state].superload;
    const sizes = [
      ...(widthIn === null ? [] : [`${formatThreshold(widthIn, 'in')} de ancho`]),
      ...(lengthIn === null ? [] : [`${formatThreshold(lengthIn, 'in')} de largo`]),
      ...(heightIn === null ? [] : [`${formatThreshold(heightIn, 'in')} de alto`]),
      ...(grossWeightLb === null ? [] : [formatThreshold(grossWeightLb, 'lb')]),
    ];
    if (sizes.length === 0) return 'No sabemos desde qué tamaño es superload. Consulte a la oficina de permisos.';
    return `Superload ${formatList(sizes, 'or', 'es')}.`;
  },
  travelRule: (state) => {
    const { daylightOnly, weekendRestricted, holidaysRestricted } = stateFacts[state].travel;
    const rules = [
      [daylightOnly, 'solo de día', 'de noche'],
      [weekendRestricted, 'restricciones en fines de semana', 'de fin de semana'],
      [holidaysRestricted, 'restricciones en días feriados', 'de días feriados'],
    ] as const;
    const limits = rules.filter(([rule]) => rule === true).map(([, words]) => words);
    const unknown = rules.filter(([rule]) => rule === null).map(([, , name]) => name);
    const known = limits.length === 0 ? 'sin restricciones generales de circulación' : formatList(limits, 'and', 'es');
    return [
      ...(unknown.length === rules.length ? [] : [`Con 12 pies de ancho: ${known}.`]),
      ...(unknown.length === 0
        ? []
        : [`No sabemos las reglas ${formatList(unknown, 'and', 'es')}. Consulte a la oficina de permisos.`]),
    ].join(' ');
  },
  validDays: (validity, wanted) => {
    if (validity === null) return 'Sin dato. Consulte a la oficina de permisos.';
    const text = formatValidity(validity);
    return coversDays(validity, wanted) ? `${text}.` : `${text}, menos que sus ${days(wanted)}.`;
  },
  statePage: (state) => `${nameOf(state)}: límites, oficina de permisos, fuentes y sus fechas`,
  asOf: (day) => `Datos al ${formatLongDay(day, 'es')}`,
  change: formatChange,

  total: 'Tarifas estatales en total',
  totalOf: (permits, wanted) => `${permits === 1 ? '1 permiso' : `${permits} permisos`}, ${days(wanted)}`,
  dependsInTotal: (states) => `Incluido, aunque todavía no es seguro: ${namesOf(states)}.`,
  money: (amount) => formatDollars(amount),
  feeCaveat:
    'Tarifas estatales por viaje para este tamaño. Escoltas, permisos locales y revisiones especiales cuestan aparte.',
  leftOut: (states) => `No se venden en línea y quedan fuera del pedido: ${namesOf(states)}.`,
  notChecked:
    'Aquí no se revisan los ejes sencillos ni los grupos de ejes cuyos pesos no escribió, ni los largos fuera de la Red Nacional.',
  order: 'Pedir estos permisos',
  share: 'Enlace a esta revisión',
  copy: 'Copiar enlace',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Seleccione el enlace y cópielo usted.',
  print: 'Imprimir',
};

const subjects: Record<ReasonKind, string> = {
  width: 'El ancho',
  height: 'La altura',
  length: 'El largo total',
  trailer_length: 'El remolque con su carga',
  kingpin: 'La distancia del perno rey al eje',
  front_overhang: 'El saliente delantero',
  rear_overhang: 'El saliente trasero',
  gross_weight: 'El peso bruto',
  bridge_formula: 'El peso bruto',
  single_axle: 'El peso de un eje',
  tandem_axle: 'El peso de un tándem',
  axle_group: 'El peso de un grupo de ejes',
};

const basisWords = {
  flat: 'tarifa fija',
  daily: 'por cada día',
  tiered: 'para este tamaño',
  'distance-band': 'la más baja para este tamaño; sube con la distancia',
  'per-dimension': 'por cada dimensión que pasa del límite',
  'per-mile': 'tarifa básica; sube con las millas',
  none: 'sin precio',
} as const;

const measured = formatMeasure;

function formatLegalReason({ what, actual, limit, over, unit, axles }: Reason): string {
  const [is, allowed, excess] = [measured(actual, unit), measured(limit, unit), measured(over, unit)];
  if (what === 'trailer_length')
    return `${subjects[what]} mide al menos ${is}, ${excess} más que el límite de ${allowed}`;
  if (what === 'bridge_formula')
    return `${subjects[what]} de ${is} supera en ${excess} las ${allowed} que la fórmula de puentes permite con estos ejes`;
  const subject = axles === undefined ? subjects[what] : `El peso ${formatAxles(axles)}`;
  if (what === 'axle_group')
    return `${subject}, de ${is}, supera en ${excess} las ${allowed} que la fórmula de puentes permite en ellos`;
  return `${subject} de ${is} supera en ${excess} el límite de ${allowed}`;
}

function formatAxles({ from, to }: AxleSpan): string {
  if (from === to) return `del eje ${from}`;
  return `de los ejes ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`;
}

function formatWithin({ what, axles, actual, limit, unit }: Check): string {
  const subject = axles === undefined ? subjects[what] : `El peso ${formatAxles(axles)}`;
  return `${subject.replace(/^(?:El|La) /, '').replace(/^./, (letter) => letter.toUpperCase())}: ${measured(actual, unit)} de ${measured(limit, unit)}`;
}

const isKind = (what: string): what is ReasonKind => what in subjects;
const formatCheckKind = (what: string) => (isKind(what) ? formatKind(what) : what.replaceAll('_', ' '));

const overhangs = {
  front_overhang: 'el saliente delantero',
  rear_overhang: 'el saliente trasero',
  gross_weight: 'el peso bruto fuera de la fórmula de puentes',
} as const;

function formatOpenCheck(check: OpenCheck): string {
  switch (check.code) {
    case 'trailer-length':
      return `El remolque con su carga puede medir ${measured(check.limit, 'in')}, y el largo total solo no lo decide.`;
    case 'length-off-network':
      return check.limit === null
        ? 'No tenemos ningún límite de largo total fuera de la Red Nacional.'
        : `Fuera de la Red Nacional el límite de largo total es ${measured(check.limit, 'in')}. Lo que pase de ahí necesita permiso.`;
    case 'road-limit':
      return `${formatRoadLimit(check)}. Por encima, la carga necesita permiso en esas vías.`;
    case 'no-limit':
      return `No tenemos ningún límite general para ${overhangs[check.what]}, así que no se revisó.`;
    case 'axle-weights':
      return 'Usted no indicó los pesos por eje, así que solo revisamos el peso bruto, no los ejes, los tándems ni los grupos interiores.';
  }
}

function formatKind(what: ReasonKind): string {
  return uncapitalize(subjects[what]).replace(/^(?:el|la) /, '');
}

/** `6′0″ más ancha`, about the load. */
function formatExcess({ what, over, unit, isLess }: Excess): string {
  const words: Record<ReasonKind, string> = {
    width: 'más ancha',
    height: 'más alta',
    length: 'más larga',
    trailer_length: 'más larga',
    kingpin: 'más del perno rey a los ejes',
    front_overhang: 'más de saliente delantero',
    rear_overhang: 'más de saliente trasero',
    gross_weight: 'más pesada',
    bridge_formula: 'más pesada',
    single_axle: 'más pesada en sus ejes',
    tandem_axle: 'más pesada en sus ejes',
    axle_group: 'más pesada en sus ejes',
  };
  return `${isLess ? 'hasta ' : ''}${measured(over, unit)} ${words[what]}`;
}

const comparatives = new Map<LoadChange['figure'], string>([
  ['width', 'menos de ancho'],
  ['height', 'menos de altura'],
  ['length', 'menos de largo'],
  ['weight', 'menos de peso'],
]);

/** `Con 6 in menos de ancho, Ohio no pide permiso.` */
function formatChange(changes: readonly LoadChange[], states: readonly StateCode[]): string {
  if (changes.length === 0 || states.length === 0) return '';
  const deeds = changes.map((change) => {
    const axle = axleKeys.findIndex((key) => key === change.figure) + 1;
    if (axle > 0) return `los ejes ${axle} y ${axle + 1} acercados ${formatAmount(change)}`;
    const comparative = comparatives.get(change.figure);
    if (comparative !== undefined) return `${formatAmount(change)} ${comparative}`;
    if (change.figure === 'trailer') return `un remolque ${formatAmount(change)} más corto`;
    return `${formatAmount(change)} menos de saliente ${change.figure === 'frontOverhang' ? 'delantero' : 'trasero'}`;
  });
  if (changes.some(({ figure }) => figure === 'weight')) deeds.push('cada eje dentro de su límite');
  return `Con ${formatList(deeds, 'and', 'es')}, ${namesOf(states)} no ${states.length === 1 ? 'pide' : 'piden'} permiso.`;
}

function formatAmount({ figure, from, to }: LoadChange): string {
  if (figure === 'weight') return formatPounds(pounds(from - to));
  const { feet, inches: rest } = toFeetAndInches(inches(from - to));
  return [feet > 0 && `${feet} ft`, rest > 0 && `${rest} in`].filter((part) => part !== false).join(' ');
}

export const loadCheckWords: TextsOf<typeof english> = {
  texts: loadCheckTexts,
  map: stateMapTexts,
  travel: travelWords,
  charges: chargeWords,
  escort: escortWords,
  says: sourceWords,
};
