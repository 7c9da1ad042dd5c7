import { formatFeet, formatState, howManyStates, joinStates } from '../article-figures.ts';
import type { DemoText } from '../demo-article.ts';
import {
  formatLengthWithStates,
  getEscorts,
  moreGenerousOnFourLanes,
  renderEscortEntry,
  statesAtFourteenFeet,
  statesAtTwelveFeet,
  statesBeforeTwelveFeet,
  statesBeyondFourteenFeet,
} from '../escort-figures.ts';

export const escortsInSpanish: DemoText = {
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
