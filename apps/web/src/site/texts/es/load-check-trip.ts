import type { BanLimit, UnknownBecause } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { formatThreshold } from './threshold-words.ts';
import type { loadCheckTripTexts as english } from '../en/load-check-trip.ts';
import { formatPlace } from './place-words.ts';

const count = new Intl.NumberFormat('es-US', { maximumFractionDigits: 0 });
const hours = (milliseconds: number) => {
  const whole = Math.max(1, Math.round(milliseconds / 3_600_000));
  return whole === 1 ? '1 hora' : `${whole} horas`;
};
const via = (roads: readonly string[]) => (roads.length === 0 ? '' : ` por ${roads.join(', ')}`);

const compareMiles = (more: number) => {
  const miles = Math.abs(more) === 1 ? '1 milla' : `${count.format(Math.abs(more))} millas`;
  return more === 0 ? 'igual de larga' : `${miles} ${more < 0 ? 'menos' : 'más'}`;
};

const unread: Record<UnknownBecause, (text: string) => string> = {
  name: (text) => `Lugar no encontrado: “${text}”. Revise cómo está escrito, o escriba una ciudad cercana.`,
  zip: (text) => `No conocemos el código postal de “${text}”. Escriba la ciudad y el estado.`,
  road: (text) => `No conocemos calles, salidas ni cruces como “${text}”. Escriba también la ciudad y el estado.`,
  line: (text) =>
    `No encontramos límites de estados ni fronteras como “${text}”. Escriba una ciudad cercana, con su estado.`,
  county: (text) => `“${text}” es un condado. Escriba una ciudad de él.`,
  code: (text) => `No podemos leer el código “${text}”. Escriba coordenadas, o una ciudad y su estado.`,
  airport: (text) => `“${text}” puede ser un aeropuerto. Escriba su ciudad o su código postal.`,
  state: (text) => `“${text}” es un estado o una parte de uno. Escriba también la ciudad.`,
  canada: (text) => `“${text}” está en Canadá. Escriba el lugar donde el viaje cruza la frontera.`,
  mexico: (text) => `“${text}” está en México. Escriba el lugar donde el viaje cruza la frontera.`,
  outside: (text) =>
    `“${text}” está fuera de los 48 estados contiguos. Escriba otro lugar, o elija los estados a mano.`,
  'short-link': () => 'Este enlace corto no dice adónde lleva. Ábralo y copie la dirección o las coordenadas.',
  link: () => 'En este enlace no hay ningún lugar. Escriba una ciudad, un código postal o coordenadas.',
  'no-ends': (text) => `“${text}” es una carretera. Escriba primero la salida y la llegada.`,
  'off-way': (text) =>
    `Ninguna ruta habitual entre la salida y la llegada pasa por “${text}”. Escriba una ciudad en esa carretera.`,
};

const sizes: Record<BanLimit['of'], string> = {
  width: ' de ancho',
  height: ' de alto',
  length: ' de largo',
  gross: '',
};

function formatClosedRoads(
  state: string,
  { roads, limits }: { roads: readonly string[]; limits: readonly BanLimit[] },
): string {
  const over = limits.map(({ of, over }) => `${formatThreshold(over, of === 'gross' ? 'lb' : 'in')}${sizes[of]}`);
  const loads = limits.length === 0 ? 'esta carga' : `cargas ${formatList(over, 'or', 'es')}`;
  return `${state} cierra ${formatList(roads, 'and', 'es')} a ${loads}.`;
}

export const loadCheckTripTexts: TextsOf<typeof english> = {
  placeholder: 'Ciudad o coordenadas',
  stop: (number) => `Parada ${number}`,
  addStop: 'Añadir una parada',
  stopHint: 'Ciudad, coordenadas o una carretera como US-287. En blanco si no hay parada.',
  leavingHint: 'En blanco: mañana',
  hourHint: 'Hora local del lugar de salida; en blanco: 7:00 a. m. o la primera hora permitida después',
  dayIsOver: 'Ese día ya pasó. Elija hoy o un día posterior.',
  hourIsOver: 'Esa hora ya pasó. Elija una posterior.',
  unread: (text, because) => unread[because](text),
  oneOfThese: '¿Quiso decir uno de estos?',
  several: (text, states) =>
    states.length < 2
      ? `“${text}” puede ser varios lugares. Elija uno.`
      : `“${text}” está en ${formatList(states, 'and', 'es')}. Elija uno.`,
  center: (place) => `= el centro de ${place}. No conocemos las calles.`,
  largest: (place) => `= ${place}, la mayor de este nombre`,
  reading: 'Buscando el lugar',
  placesFailed: 'Ahora no podemos buscar lugares. Elija los estados a mano o inténtelo de nuevo.',
  box: {
    count: (places) => (places === 1 ? '1 sugerencia' : `${places} sugerencias`),
    slow: 'Buscando lugares',
    offline: 'Ahora no hay sugerencias. Lo que escribió se queda.',
  },
  faults: {
    outside: () => 'Este lugar está fuera de los 48 estados contiguos. Escriba otro, o elija los estados a mano.',
    'no-road': () =>
      'No hay ninguna carretera a menos de 60 millas de este lugar. Escriba otro más cerca de una, o elija los estados a mano.',
    same: () => 'Es el mismo lugar que el anterior. Cambie uno de los dos.',
    ferry: (area) =>
      `A ${area} solo se llega en ferry: llame antes de planificar. Escriba la terminal en tierra firme, o elija los estados a mano.`,
    canada: (area) =>
      `Por carretera solo se llega a ${area} a través de Canadá. Escriba otro lugar, o elija los estados a mano.`,
    roadless: (area) =>
      `Ninguna carretera llega a ${area}. Escriba el lugar donde termina la carretera, o elija los estados a mano.`,
  },
  farFromRoad: (miles) =>
    `La carretera más cercana que conocemos está a ${count.format(miles)} millas. Las millas hasta ella son una estimación.`,
  whichState: (...states) => `¿Está en ${formatList(states, 'or', 'es')}?`,
  noPlaces: 'No se pudo cargar la lista de lugares. Elija los estados a mano.',
  finding: 'Buscando la ruta habitual por carretera',
  slow: 'La ruta tarda más de lo normal. Mientras tanto puede elegir los estados a mano.',
  failed: 'Ahora no podemos encontrar la ruta. Elija los estados a mano o inténtelo de nuevo.',
  noRoute: 'Ninguna carretera conecta el primer lugar con el segundo. Elija los estados a mano o cambie un lugar.',
  retry: 'Intentar de nuevo',
  found: (miles, roads) => `${count.format(miles)} millas${via(roads)}.`,
  other: (miles, more, roads) => `Otra ruta: ${count.format(miles)} millas${via(roads)}, ${compareMiles(more)}.`,
  otherStates: (states, fees) =>
    fees === null ? `${states.join(', ')}.` : `${states.join(', ')}. Tarifas estatales ${fees}.`,
  takeOther: 'Tomar esta ruta',
  removed: (states) => `En la ruta, pero no en su lista: ${formatList(states, 'and', 'es')}.`,
  added: (states) => `En su lista, pero no en la ruta: ${formatList(states, 'and', 'es')}.`,
  follow: 'Usar los estados de la ruta',
  title: (places) => places.map(formatPlace).join(' a '),
  forPlanning:
    'La ruta habitual por carretera, para planificar. Su permiso indica la ruta por la que tiene que circular.',
  moment: ({ at, zone }) =>
    new Intl.DateTimeFormat('es-US', { ...momentParts, timeZone: zone, timeZoneName: 'short' }).format(at),
  times: (leaves, arrives) => `Salida: ${leaves}. Llegada: ${arrives}.`,
  waiting: (milliseconds) => `${hours(milliseconds)} de espera por restricciones de circulación.`,
  better: (leaves, saved) => `Si sale ${leaves}: ${hours(saved)} menos de espera.`,
  leaveThen: 'Salir entonces',
  closed: (state) => `${state} no deja circular esta carga en los 30 días siguientes a esta salida.`,
  hoursNotChecked:
    'No sabemos todos los horarios de circulación ni las horas restringidas de algunos estados de la ruta, así que el camión quizá tenga que esperar más. Vea el permiso.',
  banned: (state, { isWithLeave, isOtherFree, ...closed }) =>
    isWithLeave
      ? `${state} admite esta carga en ${formatList(closed.roads, 'and', 'es')} solo con permiso especial. Pregunte a su oficina de permisos.`
      : `${formatClosedRoads(state, closed)} Allí hace falta otra ruta. ${isOtherFree ? 'La otra ruta no usa esos caminos: elíjala.' : 'No conocemos ninguna: pregunte a su oficina de permisos.'}`,
  leftOut: 'La ruta más rápida queda descartada.',
  notForLoad: 'No es para esta carga:',
  closedRoads: formatClosedRoads,
  noTimes: 'No se pudieron cargar los horarios de circulación.',
  onTheWay: 'En la ruta',
  leg: (miles, roads) => `${count.format(miles)} millas${via(roads)}`,
  short: (miles) => `${count.format(miles)} millas`,
  stay: ({ enters, leaves, zone }) =>
    new Intl.DateTimeFormat('es-US', { ...momentParts, timeZone: zone, timeZoneName: 'short' }).formatRange(
      enters,
      leaves,
    ),
  place: formatPlace,
  entry: (place) => `Entrada: ${formatPlace(place)}`,
  exit: (place) => `Salida: ${formatPlace(place)}`,
};

const momentParts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
