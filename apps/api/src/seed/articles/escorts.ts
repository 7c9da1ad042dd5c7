import { stateFacts, type OrderableState } from '@wideload/domain';
import {
  formatFeet,
  formatState,
  howManyStates,
  joinStates,
  findStates,
  joinAlternatives,
  type DemoLanguage,
} from './article-figures.ts';
import { toPictures, type DemoArticle, type DemoText } from './demo-article.ts';

function getEscorts(state: OrderableState) {
  return stateFacts[state].escorts;
}

const statesAtTwelveFeet = findStates(({ escorts }) => escorts.widthIn === 144);
const statesBeforeTwelveFeet = findStates(({ escorts }) => escorts.widthIn < 144);
const statesAtFourteenFeet = findStates(({ escorts }) => escorts.widthIn === 168);
const statesBeyondFourteenFeet = findStates(({ escorts }) => escorts.widthIn > 168);
const moreGenerousOnFourLanes = findStates(({ escorts }) => escorts.widthMultilaneIn > escorts.widthIn);

/** `75 feet in Georgia, Kentucky and West Virginia` */
function formatLengthWithStates(length: number, language: DemoLanguage): string {
  const states = findStates(({ escorts }) => escorts.lengthIn === length);
  return `${formatFeet(length, language)} ${language === 'es' ? 'en' : 'in'} ${joinStates(states, language)}`;
}

const words = {
  en: { from: 'From', beyond: 'Beyond', width: 'of width', length: 'of length', height: 'of height' },
  es: { from: 'Desde', beyond: 'Con más de', width: 'de ancho', length: 'de largo', height: 'de alto' },
} as const satisfies Record<DemoLanguage, object>;

/** `Beyond 14 feet of width, 110 feet of length or 17 feet of height` */
function describeFirstEscort(state: OrderableState, language: DemoLanguage): string {
  const { widthIn, lengthIn, heightIn, comparison } = getEscorts(state);
  const { from, beyond, width, length, height } = words[language];
  const sizes = [
    `${formatFeet(widthIn, language)} ${width}`,
    ...(lengthIn === null ? [] : [`${formatFeet(lengthIn, language)} ${length}`]),
    ...(heightIn === null ? [] : [`${formatFeet(heightIn, language)} ${height}`]),
  ];
  return `${comparison === 'gte' ? from : beyond} ${joinAlternatives(sizes, language)}`;
}

function renderEscortEntry(state: OrderableState, more: string, language: DemoLanguage): string {
  return `<li><p><strong>${formatState(state, language)}.</strong> ${describeFirstEscort(state, language)}. ${more}</p></li>`;
}

const escortsInSpanish: DemoText = {
  title: 'Cómo funcionan las escoltas, estado por estado',
  description:
    'Cuándo tiene que ir un carro piloto adelante o atrás, qué hace ahí, y por qué doce pies de ancho no son lo mismo en Texas que en Oklahoma.',
  feature_image_alt:
    'Un mapa de Estados Unidos coloreado según el ancho desde el que una carga necesita escolta: 12 pies en la mayoría de los estados, 14 en Texas y hasta 20 en Dakota del Sur.',
  html: `<p>Una escolta, o carro piloto, es un carro con letrero, luces ámbar y radio que acompaña a una carga sobredimensionada. Avisa a los demás, ve lo que el chofer no alcanza a ver y, en caminos angostos, mantiene lejos del centro a los que vienen de frente. También es la parte del viaje que más seguido se planea tarde, porque no hay dos estados que la pidan igual.</p>
<h2>Adelante o atrás</h2>
<p>En carreteras de dos carriles la escolta casi siempre va <strong>adelante</strong>, para que los que vienen de frente estén avisados antes de toparse con la carga en una curva. En carreteras divididas casi siempre va <strong>atrás</strong>, por donde llega el tráfico. Una carga muy ancha lleva las dos, y una larga lleva un carro atrás que le cuida la cola en las vueltas. Una muy alta lleva un <em>carro con poste de altura</em>: una varilla, unas pulgadas más alta que la carga, que toca el cable o el puente antes que ella.</p>
<h2>La raya suele estar en doce pies</h2>
<p>De los ${howManyStates} estados para los que vendemos permisos, ${statesAtTwelveFeet.length} piden la primera escolta a los 12 pies de ancho en carreteras de dos carriles. En los demás cambia, como se ve en el mapa de arriba:</p>
<ul>
<li><p><strong>Antes:</strong> ${joinStates(statesBeforeTwelveFeet, 'es')}, donde los caminos angostos dejan menos espacio.</p></li>
<li><p><strong>A los 14 pies:</strong> ${joinStates(statesAtFourteenFeet, 'es')}.</p></li>
<li><p><strong>Todavía después:</strong> ${joinStates(statesBeyondFourteenFeet, 'es')}.</p></li>
</ul>
<p>El ancho es solo una de tres preguntas. La mayoría de los estados también pide escolta desde cierto largo, que empieza en ${formatLengthWithStates(900, 'es')} y llega a ${formatLengthWithStates(1500, 'es')}. Y de cierta altura en adelante tiene que ir primero un carro con poste de altura.</p>
<h2>Dos carriles o cuatro</h2>
<p>En carreteras con varios carriles por sentido, ${moreGenerousOnFourLanes.length} estados son más generosos. ${formatState('IA', 'es')} pide escolta con más de ${formatFeet(getEscorts('IA').widthIn, 'es')} en una carretera de dos carriles y con más de ${formatFeet(getEscorts('IA').widthMultilaneIn, 'es')} en una más grande; ${formatState('NV', 'es')} pasa de ${formatFeet(getEscorts('NV').widthIn, 'es')} a ${formatFeet(getEscorts('NV').widthMultilaneIn, 'es')}. ${formatState('SD', 'es')} lo hace al revés: ${formatFeet(getEscorts('SD').widthMultilaneIn, 'es')} en la interestatal, ${formatFeet(getEscorts('SD').widthIn, 'es')} en sus tranquilas carreteras estatales. Así que la ruta decide tanto como la carga.</p>
<h2>Cinco estados en una página</h2>
<ul>
${[
  renderEscortEntry(
    'TX',
    'Dos escoltas con más de 16, 125 o 18 pies, o cuando dos de las medidas piden una cada una.',
    'es',
  ),
  renderEscortEntry(
    'OK',
    'Así que una carga de 13 pies de ancho que cruzó Texas sola se encuentra con su escolta en el río Rojo.',
    'es',
  ),
  renderEscortEntry(
    'OH',
    'Dos condiciones juntas piden dos escoltas, y con más de 16 pies de ancho va una escolta policial.',
    'es',
  ),
  renderEscortEntry(
    'PA',
    'La escolta policial entra con más de 16 pies de ancho, 160 pies de largo o 201,000 libras.',
    'es',
  ),
  renderEscortEntry(
    'NH',
    'Aquí el límite mismo ya cuenta: con 12 pies exactos la carga es demasiado ancha para viajar sola.',
    'es',
  ),
].join('\n')}
</ul>
<h2>Cuando un carro no basta</h2>
<p>De cierto tamaño en adelante los estados mandan a su propia gente. La escolta policial se reserva con el estado, se cobra por hora o por milla, y escasea los viernes y antes de los días festivos. Las cargas altas también pueden necesitar cuadrillas de las empresas de luz y teléfono, que levantan cables y semáforos. Las dos cosas van en el plan, y en el precio, desde el primer día.</p>
<h2>Antes de salir</h2>
<ol>
<li><p>Lea en el permiso de cada estado su propia regla. El convoy cambia en la línea estatal, y alguien tiene que estar esperando ahí.</p></li>
<li><p>Reserve las escoltas para los días del permiso, no para los que usted quisiera.</p></li>
<li><p>Pregunte si los choferes de las escoltas están certificados. Varios estados lo exigen, y no todos aceptan el certificado de otro.</p></li>
<li><p>Pónganse de acuerdo en el canal, en quién habla y en dónde parar.</p></li>
<li><p>Den juntos una vuelta a la carga y lean el permiso en voz alta. Es el único papel que cuenta.</p></li>
</ol>
<p>Las cifras son las de nuestras propias reglas, cada una con su fuente; la página de cada estado las da. Lo que aprende un chofer de carro piloto está, en inglés, en el <a href="https://ops.fhwa.dot.gov/publications/fhwahop16050/index.htm">manual de capacitación</a> de la Federal Highway Administration.</p>`,
};

// Figures and notes: packages/domain/data/states, each with its sources.
export const escorts: DemoArticle = {
  daysAgo: 9,
  pictures: toPictures('escorts'),
  inSpanish: escortsInSpanish,
  body: {
    title: 'How escorts work, state by state',
    description:
      'When a pilot car has to drive ahead or behind, what it does there, and why twelve feet wide means one thing in Texas and another in Oklahoma.',
    feature_image_alt:
      'A map of the United States colored by the width over which a load needs an escort: 12 feet in most states, 14 feet in Texas, up to 20 feet in South Dakota.',
    html: `<p>An escort, or pilot car, is a car with a sign, amber lights and a radio that travels with an oversize load. It warns others, sees what the driver cannot see, and on narrow roads keeps oncoming traffic away from the center line. It is also the part of a trip that is most often planned too late, because no two states require it the same way.</p>
<h2>Ahead or behind</h2>
<p>On two-lane roads the escort usually drives <strong>ahead</strong>, to warn oncoming drivers before they meet the load in a curve. On divided highways it usually drives <strong>behind</strong>, where traffic comes from. A very wide load gets both, and a long one gets a car behind that watches the tail in turns. A very high one gets a car with a <em>height pole</em>: a rod, set a few inches higher than the load, that touches a wire or a bridge before the load does.</p>
<h2>Twelve feet is the usual line</h2>
<p>Of the ${howManyStates} states for which we sell permits, ${statesAtTwelveFeet.length} ask for the first escort at 12 feet of width on roads with two lanes. The others differ, as the map above shows:</p>
<ul>
<li><p><strong>Earlier:</strong> ${joinStates(statesBeforeTwelveFeet, 'en')}, where narrow roads leave less room.</p></li>
<li><p><strong>At 14 feet:</strong> ${joinStates(statesAtFourteenFeet, 'en')}.</p></li>
<li><p><strong>Later still:</strong> ${joinStates(statesBeyondFourteenFeet, 'en')}.</p></li>
</ul>
<p>Width is only one of three questions. Most states ask for an escort beyond a certain length as well, which begins at ${formatLengthWithStates(900, 'en')} and only at ${formatLengthWithStates(1500, 'en')}. And beyond a certain height a car with a pole has to go first.</p>
<h2>Two lanes or four</h2>
<p>${moreGenerousOnFourLanes.length} states are more generous on roads with several lanes in each direction. ${formatState('IA', 'en')} asks for an escort beyond ${formatFeet(getEscorts('IA').widthIn, 'en')} on a two-lane road and beyond ${formatFeet(getEscorts('IA').widthMultilaneIn, 'en')} on a larger one; ${formatState('NV', 'en')} moves from ${formatFeet(getEscorts('NV').widthIn, 'en')} to ${formatFeet(getEscorts('NV').widthMultilaneIn, 'en')}. ${formatState('SD', 'en')} does it the other way round: ${formatFeet(getEscorts('SD').widthMultilaneIn, 'en')} on the Interstate, ${formatFeet(getEscorts('SD').widthIn, 'en')} on its quiet state highways. So the route decides as much as the load does.</p>
<h2>Five states on one page</h2>
<ul>
${[
  renderEscortEntry(
    'TX',
    'Two escorts beyond 16 feet, 125 feet or 18 feet, or when two of the dimensions each need one.',
    'en',
  ),
  renderEscortEntry('OK', 'So a load 13 feet wide that crossed Texas alone meets its escort at the Red River.', 'en'),
  renderEscortEntry(
    'OH',
    'Two conditions together need two escorts, and beyond 16 feet of width law enforcement rides along.',
    'en',
  ),
  renderEscortEntry('PA', 'The police come along beyond 16 feet of width, 160 feet of length or 201,000 pounds.', 'en'),
  renderEscortEntry('NH', 'The limit itself already counts: exactly 12 feet is too wide to travel alone.', 'en'),
].join('\n')}
</ul>
<h2>When a car is not enough</h2>
<p>Over a certain size, states send their own people. Police escorts are booked through the state, charge by the hour or the mile, and are hard to get on Fridays and before holidays. High loads can also need utility crews to lift wires and signals. Both belong in the plan, and in the price, from day one.</p>
<h2>Before you set off</h2>
<ol>
<li><p>Read the permit of every state for its own rule. Your escorts change at the state line, and someone has to be waiting there.</p></li>
<li><p>Book escorts for the days on the permit, not for the days you hope for.</p></li>
<li><p>Ask whether the drivers are certified. Several states require it, and not all of them accept each other's certificates.</p></li>
<li><p>Agree on a channel, on who talks, and on where to stop.</p></li>
<li><p>Walk around the load together and read the permit aloud. It is the only paper that counts.</p></li>
</ol>
<p>The figures here come from our own rules, each with its source, which you will find on each state's page. What escort drivers learn is in the <a href="https://ops.fhwa.dot.gov/publications/fhwahop16050/index.htm">training manual</a> of the Federal Highway Administration.</p>`,
  },
};
