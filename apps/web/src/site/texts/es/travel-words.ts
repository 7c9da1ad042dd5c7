import type { Weekday } from '@wideload/domain/permit-facts';
import { formatList } from '#lib/format-list.ts';
import type { TravelWords } from '#product/permit/rules/travel-lines.ts';
import { formatClock } from './clock-words.ts';

const weekdays: Record<Weekday, string> = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
};

const holidays = new Map([
  ['new_year', 'Año Nuevo'],
  ['martin_luther_king', 'el Día de Martin Luther King'],
  ['presidents', 'el Día de los Presidentes'],
  ['good_friday', 'Viernes Santo'],
  ['easter', 'Domingo de Pascua'],
  ['memorial', 'Memorial Day'],
  ['independence', 'el Día de la Independencia'],
  ['labor', 'Labor Day'],
  ['columbus', 'Columbus Day'],
  ['veterans', 'el Día de los Veteranos'],
  ['thanksgiving', 'Acción de Gracias'],
  ['thanksgiving_friday', 'el día después de Acción de Gracias'],
  ['christmas_eve', 'Nochebuena'],
  ['christmas', 'Navidad'],
  ['new_year_eve', 'la víspera de Año Nuevo'],
  ['unnamed_legal_holidays', 'los feriados legales'],
  ["other:Lincoln's Birthday:02-12", 'el cumpleaños de Lincoln'],
  ['other:Patriots Day (third Monday in April):04-MON3', 'el Día de los Patriotas (tercer lunes de abril)'],
  ['other:Victory Day (second Monday in August):08-MON2', 'el Día de la Victoria (segundo lunes de agosto)'],
  ['other:Mardi Gras:easter-47', 'Mardi Gras'],
  ['other:Pioneer Day:07-24', 'el Día de los Pioneros (24 de julio)'],
  ['other:Gun deer season, first weekend:thanksgiving-5', 'el primer fin de semana de la caza del venado'],
  ['other:Gun deer season, last weekend:thanksgiving+2', 'el último fin de semana de la caza del venado'],
  ['other:Fishing opener weekend:memorial-16', 'el fin de semana de apertura de la pesca'],
]);

export const travelWords: TravelWords = {
  labels: {
    night: 'De noche',
    saturday: 'Sábados',
    sunday: 'Domingos',
    weekend: 'Sábados y domingos',
    holidays: 'Feriados',
    curfew: 'Horas restringidas',
  },
  allowed: 'se puede circular',
  none: 'sin circulación',
  only: (from, to) =>
    from === '00:00'
      ? `circulación hasta las ${formatClock(to)}`
      : `circulación de ${formatClock(from)} a ${formatClock(to)}`,
  between: (from, to) => `de ${formatClock(from)} a ${formatClock(to)}`,
  noneOn: (days) => `sin circulación en ${days}`,
  banFrom: {
    noon_day_before: 'desde el mediodía del día anterior',
    sunset_day_before: 'desde la puesta del sol del día anterior',
    midnight: 'desde la medianoche',
  },
  banTo: {
    midnight: 'hasta la medianoche',
    sunrise_day_after: 'hasta la salida del sol del día siguiente',
    noon_day_after: 'hasta el mediodía del día siguiente',
  },
  otherHolidays: 'no se conocen los demás: vea el permiso',
  noHolidayLimit: 'sin restricciones para esta carga',
  curfew: (days, hours) => `sin circulación ${days}, ${hours}`,
  ifOnWay: 'si su camino pasa por ahí',
  curfewList: {
    known: 'ninguna de las que conocemos rige para esta carga',
    partly: 'no se conocen las demás: vea el permiso',
    unlisted: 'hay en ciudades y condados, y no tenemos la lista: vea el permiso',
    unknown: 'sin dato: vea el permiso',
  },
  weekdays: (days) => {
    const named = days.map((day) => weekdays[day]);
    if (named.length === 7) return 'todos los días';
    return days.join() === 'mon,tue,wed,thu,fri' ? 'de lunes a viernes' : formatList(named, 'and', 'es');
  },
  holiday: (day) => holidays.get(day) ?? day,
  list: (words) => formatList(words, 'and', 'es'),
  depends: 'depende',
  dependsOn: (names) => `según ${names}`,
  figures: {
    width: 'el ancho',
    height: 'la altura',
    length: 'el largo',
    frontOverhang: 'el saliente delantero',
    rearOverhang: 'el saliente trasero',
    gross: 'el peso',
    miles: 'las millas',
    axles: 'el número de ejes',
    trailer: 'el largo del remolque',
    axleDistances: 'las distancias entre ejes',
    axleWeights: 'los pesos por eje',
    kingpin: 'el perno rey',
    isOversize: 'tamaño',
    isOverweight: 'si la carga tiene sobrepeso',
    isEscorted: 'si hace falta escolta',
    isSuperload: 'si la carga es un superload',
  },
  kinds: {
    manufactured_building: 'para una casa prefabricada',
    not_manufactured_building: 'para una carga que no sea una casa prefabricada',
    house: 'para una casa',
    other: 'para una carga que no sea un edificio',
  },
  roads: {
    two_lane: 'en vías de dos carriles',
    multilane: 'en vías de varios carriles',
    off_interstate: 'fuera de las interestatales',
    interstate: 'en interestatales',
  },
  freeIfOverweight: {
    rule: 'quizá, para cargas solo con sobrepeso: no se conoce la regla',
    load: 'si la carga solo tiene sobrepeso',
  },
  bannedUnlessOverweight: {
    rule: 'pero no se sabe si rige para cargas solo con sobrepeso',
    load: 'salvo si la carga solo tiene sobrepeso',
  },
  unconfirmed: 'no confirmado por el estado',
  notEstablished: 'sin dato; consulte a la oficina de permisos',
  loading: 'Cargando',
  notLoaded: 'Esto no se pudo cargar. Vuelva a cargar la página para intentarlo de nuevo.',
};
