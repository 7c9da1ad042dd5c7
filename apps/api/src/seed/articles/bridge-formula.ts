import { toPictures, type DemoArticle, type DemoText } from './demo-article.ts';
import { computeGroupLimit } from './article-figures.ts';

const bridgeFormulaInSpanish: DemoText = {
  title: 'La fórmula de puentes, explicada con un dibujo',
  description:
    'Por qué un camión puede pesar menos de 80,000 libras y aun así ir pasado: lo que cuenta es cuántos ejes llevan la carga y qué tan separados van.',
  feature_image_alt:
    'Un lowboy de seis ejes con sus grupos de ejes medidos sobre la carretera: ejes 2 y 3, 34,000 lb; 4 a 6, 42,500 lb; 2 a 6, 81,000 lb; 1 a 6, 96,000 lb.',
  html: `<p>Ponga una tabla sobre una zanja y crúcela a pie con una mochila pesada. Ahora acuéstese en una escalera y deje que alguien lo jale hasta el otro lado. El peso es el mismo, pero la tabla se dobla mucho menos. Así siente un puente a un camión. No pregunta solo <em>cuánto pesa</em>; pregunta cuánto peso va junto en el mismo momento. La fórmula federal de puentes convierte esa pregunta en una cuenta.</p>
<h2>La fórmula</h2>
<pre><code>W = 500 × ( L × N / (N − 1) + 12 × N + 36 )</code></pre>
<ul>
<li><p><strong>W</strong> es lo más que puede pesar en conjunto un grupo de ejes, en libras, redondeado a las 500 más cercanas.</p></li>
<li><p><strong>L</strong> es la distancia del centro del primer eje del grupo al centro del último, en pies, redondeada al pie más cercano.</p></li>
<li><p><strong>N</strong> es el número de ejes del grupo.</p></li>
</ul>
<p>Antes de hacer cuentas ya se ven dos cosas. Más ejes cargan más. Y los mismos ejes cargan más mientras más separados van: por eso los equipos de carga pesada se ven tan estirados.</p>
<h2>Cada grupo cuenta</h2>
<p>La fórmula no se aplica una sola vez. Se aplica a <strong>cada grupo de dos o más ejes seguidos</strong>: los motrices solos, los del remolque solos, los motrices junto con los del remolque, y la combinación completa. El camión es legal cuando pasan todos los grupos. El último y más largo es el puente exterior (<em>outer bridge</em>); los que dejan fuera el eje direccional son los puentes interiores (<em>inner bridges</em>), y esos son los que dan sorpresas.</p>
<h2>El camión del dibujo</h2>
<p>Tiene seis ejes, y 70 pies 4 pulgadas del primero al último.</p>
<ul>
<li><p><strong>Ejes 2 y 3</strong>: van a 4 pies 6 pulgadas uno del otro. Dos ejes dentro de 8 pies forman un tándem, que tiene su propio límite: 34,000 libras.</p></li>
<li><p><strong>Ejes 4 a 6</strong>, tres ejes en 9 pies: ${computeGroupLimit(3, 108, 'es')}. No son tres veces 20,000, ni mucho más que un tándem, porque van muy juntos.</p></li>
<li><p><strong>Ejes 2 a 6</strong>, cinco ejes en 52 pies 8 pulgadas, que entran en la fórmula como 53 pies: ${computeGroupLimit(5, 632, 'es')}.</p></li>
<li><p><strong>Ejes 1 a 6</strong>, los seis en 70 pies: ${computeGroupLimit(6, 844, 'es')}.</p></li>
</ul>
<p>Las dos últimas cifras pasan de 80,000 libras. En una interestatal sigue valiendo el límite de 80,000 en total, dé lo que dé la fórmula; la fórmula solo puede bajarlo. Así que este camión puede pesar 80,000 libras sin permiso, si ningún grupo de ejes va pasado. Si con el tanque llega a 111,400 libras, cada estado del camino tiene que autorizar ese peso.</p>
<h2>Una cuenta a mano</h2>
<p>Tome el camión más común del país: cinco ejes, 51 pies del primero al último. ¿Son legales 80,000 libras?</p>
<ol>
<li><p>L × N / (N − 1) es 51 × 5 / 4, o sea 63.75.</p></li>
<li><p>12 × N es 60. Súmele 36, y todo da 159.75.</p></li>
<li><p>500 × 159.75 es 79,875, y redondeado a las 500 más cercanas son ${computeGroupLimit(5, 612, 'es')}.</p></li>
</ol>
<p>Pasa apenas. Con 50 pies la fórmula da ${computeGroupLimit(5, 600, 'es')}, y el mismo camión va pasado. Por eso tantos tándems corredizos están donde están.</p>
<h2>La excepción que usa todo el mundo</h2>
<p>Dos tándems seguidos pueden llevar 34,000 libras cada uno, 68,000 entre los dos, cuando del primero al último de sus cuatro ejes hay 36 pies o más. La fórmula sola permitiría ${computeGroupLimit(4, 432, 'es')} con 36 pies. Sin esta excepción, que está escrita en la propia ley, muchos semirremolques comunes no podrían con su carga.</p>
<h2>Qué hacer cuando un grupo va pasado</h2>
<ul>
<li><p><strong>Mueva la carga.</strong> Un pie adelante o atrás pasa miles de libras de los motrices al remolque, o al revés.</p></li>
<li><p><strong>Mueva los ejes.</strong> Recorra el tándem o alargue el remolque: crece L, y W con ella.</p></li>
<li><p><strong>Agregue un eje.</strong> Un <em>flip axle</em> o un <em>jeep</em> sube N, y casi siempre también L.</p></li>
<li><p><strong>Pida un permiso de sobrepeso.</strong> Si la carga es indivisible, los estados pueden autorizar más de lo que da la fórmula, grupo de ejes por grupo de ejes. Le van a pedir exactamente estas distancias.</p></li>
</ul>
<p>Algunos estados usan su propia tabla fuera de las interestatales, y unos cuantos conservan límites más altos de antes de 1975. El dibujo le dice si tiene que preguntar; el permiso del estado le dice cuánto puede llevar.</p>
<blockquote><p>Mida de centro a centro de eje, en terreno plano, con el remolque tal como va a rodar. Un pie mal calculado son 500 libras o más.</p></blockquote>
<p>La Federal Highway Administration publica la tabla completa en <a href="https://ops.fhwa.dot.gov/freight/publications/brdg_frm_wghts/">Bridge Formula Weights</a> y <a href="https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm?category=9">contesta preguntas sobre ella</a>, las dos cosas en inglés.</p>`,
};

// 23 U.S.C. 127(a)(2), 23 CFR 658.17; the formula itself computes the figures, for the axles of our drawing.
export const bridgeFormula: DemoArticle = {
  daysAgo: 16,
  pictures: toPictures('bridge-formula'),
  inSpanish: bridgeFormulaInSpanish,
  body: {
    title: 'The bridge formula, explained with a drawing',
    description:
      'Why a truck can weigh less than 80,000 pounds and still be too heavy: what counts is how many axles carry the load, and how far apart they are.',
    feature_image_alt:
      'A six-axle lowboy with its groups of axles measured on the road: axles 2 and 3, 34,000 lb; 4 to 6, 42,500 lb; 2 to 6, 81,000 lb; 1 to 6, 96,000 lb.',
    html: `<p>Lay a plank across a ditch and walk over it with a heavy backpack. Now lie down and let someone pull you across on a ladder. The weight is the same, but the plank bends far less. A bridge feels a truck the same way. It cares not only <em>how heavy</em> the truck is, but how much of that weight sits close together. The federal bridge formula turns that question into arithmetic.</p>
<h2>The formula</h2>
<pre><code>W = 500 × ( L × N / (N − 1) + 12 × N + 36 )</code></pre>
<ul>
<li><p><strong>W</strong> is the most that a group of axles may weigh together, in pounds, to the nearest 500.</p></li>
<li><p><strong>L</strong> is the distance from the center of the first axle of the group to the center of the last, in feet, to the nearest foot.</p></li>
<li><p><strong>N</strong> is the number of axles in the group.</p></li>
</ul>
<p>Two things follow before you calculate anything. More axles carry more. And the same axles carry more when they are farther apart, which is why heavy haulers look stretched.</p>
<h2>Every group counts</h2>
<p>The formula is not applied once. It is applied to <strong>every group of two or more axles that follow one another</strong>: the drive axles alone, the trailer axles alone, the drives together with the trailer, and the whole combination. A truck is legal when every group passes. The last and longest group is the <em>outer bridge</em>; the ones that leave out the steer axle are the <em>inner bridges</em>, and those are the ones that surprise people.</p>
<h2>The truck in the drawing</h2>
<p>It has six axles, and 70 feet 4 inches from the first to the last.</p>
<ul>
<li><p><strong>Axles 2 and 3</strong> stand 4 feet 6 inches apart. Two axles within 8 feet are a tandem, which has a limit of its own: 34,000 pounds.</p></li>
<li><p><strong>Axles 4 to 6</strong>, three axles over 9 feet: ${computeGroupLimit(3, 108, 'en')}. Not three times 20,000, and not much more than a tandem, because they stand so close.</p></li>
<li><p><strong>Axles 2 to 6</strong>, five axles over 52 feet 8 inches, which enter the formula as 53 feet: ${computeGroupLimit(5, 632, 'en')}.</p></li>
<li><p><strong>Axles 1 to 6</strong>, all six over 70 feet: ${computeGroupLimit(6, 844, 'en')}.</p></li>
</ul>
<p>The last two figures are above 80,000 pounds. On an Interstate the gross limit of 80,000 still holds, whatever the formula gives; the formula can only lower it. So this truck may weigh 80,000 pounds without a permit, if no group of its axles is overloaded. If the vessel brings it to 111,400 pounds, every state on its way has to permit that weight.</p>
<h2>One calculation by hand</h2>
<p>Take the most common truck in the country: five axles, 51 feet from the first to the last. Is 80,000 pounds legal?</p>
<ol>
<li><p>L × N / (N − 1) is 51 × 5 / 4, which is 63.75.</p></li>
<li><p>12 × N is 60. Add 36, and all of it is 159.75.</p></li>
<li><p>500 × 159.75 is 79,875, and to the nearest 500 that is ${computeGroupLimit(5, 612, 'en')}.</p></li>
</ol>
<p>It just fits. At 50 feet the formula gives ${computeGroupLimit(5, 600, 'en')}, and the same truck is too heavy. That is why so many sliding tandems stand where they stand.</p>
<h2>The exception that everybody uses</h2>
<p>Two tandems in a row may carry 34,000 pounds each, 68,000 together, when the first and the last of their four axles are 36 feet apart or more. The formula alone would allow ${computeGroupLimit(4, 432, 'en')} at 36 feet. Without this exception, written into the law itself, many ordinary semitrailers could not carry their load.</p>
<h2>What to do when a group is too heavy</h2>
<ul>
<li><p><strong>Move the load.</strong> A foot forward or back shifts thousands of pounds between the drives and the trailer.</p></li>
<li><p><strong>Move the axles.</strong> Slide the tandem, or extend the trailer: L grows, and W with it.</p></li>
<li><p><strong>Add an axle.</strong> A flip axle or a jeep raises N and usually L as well.</p></li>
<li><p><strong>Get an overweight permit.</strong> If the load cannot be divided, states may allow more than the formula, axle group by axle group. They will ask for exactly these distances.</p></li>
</ul>
<p>Some states use their own table off the Interstates, and a few kept higher limits from before 1975. The drawing tells you whether to ask; the state's permit tells you what you may carry.</p>
<blockquote><p>Measure from axle center to axle center, on level ground, with the trailer as it will run. A guess of one foot is 500 pounds or more.</p></blockquote>
<p>The Federal Highway Administration publishes the whole table in <a href="https://ops.fhwa.dot.gov/freight/publications/brdg_frm_wghts/">Bridge Formula Weights</a> and answers <a href="https://ops.fhwa.dot.gov/freight/sw/faqs/qa.cfm?category=9">questions about it</a>.</p>`,
  },
};
