import { formatPounds, pounds, sheetAxles, type NoteKind, type SheetDoubt, type UnreadReason } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import type { PasteWords } from '#product/unit/paste/pasted-load.ts';

const count = (figures: number, one: string, many: string) => `${figures} ${figures === 1 ? one : many}`;

const doubts: Record<SheetDoubt, string> = {
  order: 'Nada dice cuál es el ancho. Se tomó en el orden del texto: revíselo o elija.',
  field: 'Nada dice qué es.',
  unit: 'La unidad no es segura.',
  'decimal-feet': '¿Pies decimales, o pies y pulgadas?',
  tons: '¿Toneladas métricas o toneladas cortas?',
  thousands: 'Falta la unidad.',
  approximate: 'El texto dice que no es exacto. ¿Es lo que quiere escribir?',
  values: 'El texto tiene cifras distintas para esto.',
  groups: '¿Es el peso de cada eje o de grupos de ejes?',
  'load-alone': '¿Es camión, remolque y carga juntos, o la carga sola?',
};

const unread: Record<UnreadReason, string> = {
  'no-label': 'nada dice para qué campo es',
  'no-figure': 'no hay ninguna cifra que podamos leer',
  'out-of-range': 'la cifra no es posible',
  'axle-groups': 'es el peso de un grupo: escriba el peso de cada eje',
  'axle-count': 'no coincide con el número de ejes del texto',
  'too-long': 'el texto es demasiado largo; pegue el resto aparte',
};

const notes: Record<NoteKind, string> = {
  cargo: 'lo que se transporta: un pedido tiene campos para ello',
  'tire-size': 'la medida de las llantas: un pedido tiene un campo para ella',
  route: 'ruta: escríbala con los lugares',
  contact: 'contacto, vehículo o referencia',
  rating: 'una capacidad, no el peso de la carga',
  'load-alone': 'la carga sola, sin camión ni remolque',
  axles: 'número de ejes: resulta de las distancias entre ejes',
  words: 'sin cifra',
};

export const pasteWords: PasteWords = {
  label: 'Hoja de carga, correo o renglón',
  hint: 'Por ejemplo: ancho 16, alto 15-2, largo 98, 118k. No se llena nada hasta que oprima el botón debajo de la lista.',
  summary: (read, asked, left) =>
    [
      count(read, 'cifra leída', 'cifras leídas'),
      ...(asked === 0 ? [] : [count(asked, 'pregunta', 'preguntas')]),
      ...(left === 0 ? [] : [`${count(left, 'parte', 'partes')} sin entender`]),
    ].join(', '),
  nothing: 'No encontramos ninguna medida, peso ni eje en este texto.',
  whichLoad: (loads) => `Este texto tiene ${loads} cargas. ¿Cuál es esta?`,
  loadNumber: (load) => `Carga ${load}`,
  from: (words) => `de «${words}»`,
  rounded: 'redondeado hacia arriba',
  tires: (tires) => `${tires} llantas`,
  weight: (weight) => formatPounds(pounds(weight)),
  missingField: (key) => (key === 'trailer' ? 'Largo del remolque' : `Eje ${sheetAxles[key]}`),
  noFieldHere: 'aquí no hay campo para esto',
  isFilled: 'está en el formulario',
  replace: (label, text) => `Reemplazar ${label} ${text}, que está en el formulario`,
  ask: (words) => `«${words}»`,
  doubt: (why) => doubts[why],
  leaveOut: 'Dejarlo fuera',
  unread: (words, because) => `No entendimos «${words}»: ${unread[because]}.`,
  others: 'Entendido u omitido, y no rellenado',
  note: (words, what) => `«${words}»: ${notes[what]}`,
  fill: (fields) => `Llenar ${count(fields, 'campo', 'campos')}`,
  filled: (labels) => `Se llenó: ${formatList(labels, 'and', 'es')}.`,
};
