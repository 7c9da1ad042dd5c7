import type { TextsOf } from '#lib/texts-of.ts';
import type { stateRecordTexts as english } from '../en/state-record.ts';
import { formatClock } from './clock-words.ts';

export const stateRecordTexts: TextsOf<typeof english> = {
  calendar: 'Próximos días sin circulación',
  calendarIntro: (load) =>
    `Para una carga indivisible típica: ${load}. No se cuentan las noches ni las horas restringidas de las ciudades. Su carga puede tener otros días.`,
  calendarCaption: (weeks) => `Las próximas ${weeks} semanas`,
  weekdays: 'Semana del',
  looks: {
    whole: 'Sin circulación todo el día',
    part: 'Sin circulación unas horas, o con una condición',
    unknown: 'Sin dato',
    open: 'Se puede circular de día',
    past: 'Pasado',
  },
  yearHeading: 'En los próximos doce meses',
  saturdays: 'Todos los sábados',
  sundays: 'Todos los domingos',
  weekend: 'Fin de semana',
  allDay: 'sin circulación todo el día',
  until: (hour) => `sin circulación hasta las ${formatClock(hour)}`,
  fromHour: (hour) => `sin circulación desde las ${formatClock(hour)}`,
  between: (from, to) => `sin circulación de ${formatClock(from)} a ${formatClock(to)}`,
  depends: 'con una condición',
  conditions: 'Las condiciones están arriba, en las restricciones de circulación.',
  unknownHours: 'sin dato; consulte a la oficina de permisos',
  through: (first, last) => `${first} a ${last}`,
  noClosedDays: 'Según las reglas que tenemos, ningún día de los próximos doce meses está cerrado para esta carga.',

  changes: 'Cambios en estas reglas',
  changesIntro:
    'Lo que cambiamos, y lo que mantuvimos aunque otra fuente diga otra cosa. Primero lo más reciente. Las explicaciones están en inglés.',
  inForce: (version) => `Rige la versión ${version} de las reglas`,
  inForceText: 'Un pedido conserva la versión con la que se calculó su precio.',
  sourcesRead: (count) => (count === 1 ? 'Se leyó una fuente' : `Se leyeron ${count} fuentes`),
  noCorrections: 'No hubo que corregir ninguna cifra.',
  decisions: { applied: 'Corregido', rows: 'En filas con condiciones', refused: 'Sin cambio' },
  wasNow: (before, after) => `${before} → ${after}`,
  notChanged: (ours, theirs) => `queda ${ours}; otra fuente dice ${theirs}`,
  nothing: 'sin cifra',
  yes: 'sí',
  no: 'no',
  groups: {
    legal: 'Límites legales',
    escorts: 'Escoltas',
    fee: 'Tarifa',
    travel: 'Restricciones de circulación',
    superload: 'Superload',
    agency: 'Oficina de permisos',
    portal: 'Solicitud',
  },
  measures: {
    width: 'ancho',
    multilane: 'ancho, vías de varios carriles',
    height: 'altura',
    length: 'largo',
    weight: 'peso',
    validity: 'días de validez',
    amount: 'un viaje',
    phone: 'teléfono',
    notes: 'nota',
    weekends: 'fines de semana',
    holidays: 'días feriados',
    daylight: 'luz de día',
    comparison: 'si cuenta la cifra misma',
    basis: 'cómo se cobra',
  },

  turnaround: 'Cuánto tarda',
  turnaroundText: (least) =>
    `De su pago al permiso emitido: nuestra mediana de los últimos doce meses, cuando tenemos al menos ${least} permisos.`,

  neighborsHeading: (place) => `${place} y sus vecinos`,
  neighborsCaption: 'La cifra más baja de su ruta manda para toda la carga.',

  data: 'Los datos',
  dataText:
    'Cada cifra de esta página con sus fuentes, para programas y para citar. Las cifras son de uso libre (CC0 1.0); los documentos que citamos pertenecen a sus editores.',
  dataLink: (place) => `Datos en JSON: ${place}`,
  dataName: (name) => `Límites, tarifas y escoltas de ${name} para cargas sobredimensionadas y con sobrepeso`,
  reference: (number) => `${number}, fuente`,
};
