import { computeGroupLimit } from '../article-figures.ts';
import type { DemoText } from '../demo-article.ts';

export const bridgeFormulaInSpanish: DemoText = {
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
