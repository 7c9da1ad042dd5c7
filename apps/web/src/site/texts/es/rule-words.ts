import { formatMeasure } from '@wideload/domain';
import type { RuleMeasure, RuleWords } from '@wideload/contract/rules';
import { formatList } from '#lib/format-list.ts';
import { chargeWords } from './charge-words.ts';
import { formatClock } from './clock-words.ts';
import { escortWords } from './escort-words.ts';
import { travelWords } from './travel-words.ts';
import { formatValidity } from './validity.ts';

const nouns: Record<RuleMeasure, string> = {
  width: ' de ancho',
  height: ' de alto',
  length: ' de largo',
  frontOverhang: ' de saliente delantero',
  rearOverhang: ' de saliente trasero',
  trailer: ' de remolque con su carga',
  gross: '',
  steerAxle: ' en el primer eje',
  singleAxle: ' en un eje',
  tandem: ' en un tándem',
  quad: ' en un grupo de cuatro ejes o más',
  steerSpacing: ' del primer eje al segundo',
  driveToTrailer: ' del eje motriz al primer eje del remolque',
  axleSpan: ' del primer eje al último',
  miles: '',
  axles: '',
  excess: ' por encima de la tabla para los ejes',
};

const weights: ReadonlySet<RuleMeasure> = new Set(['gross', 'excess', 'steerAxle', 'singleAxle', 'tandem', 'quad']);

/** Some rates are a fraction of a cent. */
const rate = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const roads = {
  two_lane: 'vías de dos carriles',
  multilane: 'vías de varios carriles',
  interstate: 'interestatales',
  off_interstate: 'fuera de las interestatales',
};

export const ruleWords: RuleWords = {
  figure: (what, figure) => {
    if (weights.has(what)) return formatMeasure(figure, 'lb');
    if (what === 'miles') return `${figure} millas`;
    return what === 'axles' ? `${figure} ejes` : formatMeasure(figure, 'in');
  },
  range: (what, { over, to, isFrom, isUnder }) => {
    if (over !== undefined && to === undefined && isFrom) return `${over} o más${nouns[what]}`;
    const least = over === undefined ? [] : [isFrom ? 'desde' : 'más de', over];
    const most = to === undefined ? [] : [isUnder ? (over === undefined ? 'menos de' : 'hasta menos de') : 'hasta', to];
    return `${[...least, ...most].join(' ')}${nouns[what]}`;
  },
  oversize: (isOversize) => (isOversize ? 'también sobredimensionada' : 'no sobredimensionada'),
  overweight: (isOverweight) => (isOverweight ? 'con sobrepeso' : 'sin sobrepeso'),
  escorted: (isEscorted) => (isEscorted ? 'con escolta' : 'sin escolta'),
  superloads: (isSuperload) => (isSuperload ? 'superloads' : 'sin superloads'),
  divided: (isDivided) => (isDivided ? 'con mediana' : 'sin mediana'),
  atNight: 'de noche',
  kinds: {
    manufactured_building: 'casas prefabricadas',
    not_manufactured_building: 'cargas que no son casas prefabricadas',
    house: 'casas',
    other: 'cargas que no son edificios',
  },
  roads,
  anyLoad: 'cualquier carga',
  list: (parts) => formatList(parts, 'and', 'es'),
  front: (count) => `${count} delante`,
  rear: (count) => `${count} detrás`,
  highPole: 'poste de altura',
  maybeHighPole: 'quizá poste de altura',
  police: 'escolta policial',
  noCars: 'ninguna escolta',
  superload: 'superload',
  maximums: {
    steer: 'primer eje',
    single: 'eje sencillo',
    each_axle: 'cada eje',
    tandem: 'tándem',
    tridem: 'grupo de tres ejes',
    quad: 'grupo de cuatro ejes',
    five_axles: 'grupo de cinco ejes',
    gross: 'peso bruto',
  },
  within: (length) => `de ${length} de largo como máximo`,
  otherMost: (weight) => `otra fuente indica ${weight}`,
  noMaximum: 'sin dato: por encima de los pesos legales decide la oficina de permisos',
  money: (dollars) => `$${rate.format(dollars)}`,
  per: {
    trip: 'por viaje',
    day: 'por día',
    dimension: 'por cada dimensión',
    mile: 'por milla',
    ton_mile: 'por tonelada y por milla',
    '1000lb_mile': 'por cada 1,000 lb y por milla',
    '1000lb_over_legal': 'por cada 1,000 lb de más',
    ton_over_legal: 'por cada tonelada de más',
  },
  notEstablished: 'sin dato',
  instead: 'en lugar de la tarifa',
  steps: (count, least, most) => `${count} escalones, de ${least} a ${most}`,
  days: (days, isBusinessDays) => formatValidity({ days, isBusinessDays }),
  allowed: 'se puede circular',
  noTravel: 'sin circulación',
  between: (from, to) => `de ${formatClock(from)} a ${formatClock(to)}`,
  holiday: travelWords.holiday,
  weekdays: travelWords.weekdays,
  notOn: escortWords.notOn,
  onlyWithLeave: escortWords.onlyWithLeave,
  noHolidayLimit: 'sin restricciones',
  otherHolidays: travelWords.otherHolidays,
  curfewList: { ...travelWords.curfewList, known: 'ninguna' },
  account: (isNeeded) => (isNeeded ? 'obligatoria' : 'no hace falta'),
  somePermits: 'algunos permisos',
  onScreen: (isAccepted) => {
    if (isAccepted === null) return 'sin dato';
    return isAccepted ? 'se acepta' : 'no se acepta';
  },
  terms: {
    maximum: 'Ejes y peso bruto',
    validity: 'Validez',
    roads: 'Caminos',
    night: 'De noche',
    saturdays: 'Sábados',
    sundays: 'Domingos',
    holidays: 'Feriados',
    curfew: 'Horas restringidas',
    overweightOnly: 'Solo con sobrepeso',
    system: 'Dónde solicitarlo',
    account: 'Cuenta',
    phone: 'Teléfono',
    hours: 'Horario',
    atOnce: 'Se emite al instante',
    screen: 'Copia electrónica',
  },
  doubts: chargeWords,
  overweightOnly: (isUnrestricted) =>
    isUnrestricted ? 'se puede circular a cualquier hora' : 'las mismas restricciones',
};
