import { countStates, findStates, formatFeet, howManyStates, joinStates } from '../article-figures.ts';
import type { DemoText } from '../demo-article.ts';

const findAtHeight = (height: number) => findStates(({ legal }) => legal.heightIn === height);
const [low, middle, high] = [162, 168, 174];

export const oversizePermitInSpanish: DemoText = {
  title: 'Qué es un permiso de sobredimensión y cuándo lo necesita',
  description:
    'Sin permiso se llega hasta 8 pies 6 pulgadas de ancho y 80,000 libras. De ahí en adelante, cada estado que cruza quiere que le pregunten primero.',
  feature_image_alt:
    'Un tanque sobre un remolque visto por detrás, bajo un letrero OVERSIZE LOAD: el remolque mide 8 ft 6 in de ancho; la carga, 12 ft 2 in de ancho y 15 ft 2 in de alto.',
  html: `<p>Una carretera se construye para un vehículo de cierto tamaño. Los carriles, los puentes, los letreros y los semáforos dan por hecho que todo lo que pasa cabe en la misma caja invisible. Mientras su camión y su carga no se salgan de esa caja, usted maneja y ya. En cuanto algo sobresale, la carretera es suya solo después de que alguien revisó su viaje y dijo que sí. Ese sí es el permiso de sobredimensión.</p>
<h2>La caja tiene cuatro lados</h2>
<ul>
<li><p><strong>Ancho.</strong> En la Red Nacional de carreteras el límite es de 8 pies 6 pulgadas, y así lo usan los ${countStates(({ legal }) => legal.widthIn === 102)} estados para los que vendemos permisos.</p></li>
<li><p><strong>Alto.</strong> No hay límite federal. De los ${howManyStates} estados, ${findAtHeight(low).length} ponen ${formatFeet(low, 'es')}, ${findAtHeight(middle).length} ponen ${formatFeet(middle, 'es')}, y ${joinStates(findAtHeight(high), 'es')} ponen ${formatFeet(high, 'es')}. Una carga legal en Texas puede resultar demasiado alta un estado más adelante.</p></li>
<li><p><strong>Largo.</strong> La ley federal no limita la combinación entera: dice que los estados tienen que dejar circular un semirremolque de por lo menos 48 pies. La mayoría admite 53 pies, y la mayoría limita cuánto puede sobresalir la carga del remolque.</p></li>
<li><p><strong>Peso.</strong> En las interestatales, 80,000 libras en total como máximo, 20,000 en un eje sencillo y 34,000 en un tándem, salvo que una ley estatal más antigua permita más. Lo que puede cargar un grupo de ejes depende también de la distancia entre ellos: esa es la fórmula de puentes, que tiene su propio artículo.</p></li>
</ul>
<h2>Primera pregunta: ¿se puede desarmar?</h2>
<p>Un permiso no es una manera de cargar más. Una carga que se puede dividir sin problema, como grava, tarimas o dos máquinas en un remolque, se tiene que dividir. Los permisos son para las que no se pueden: un transformador, una viga de puente, una excavadora, un tanque a presión. El reglamento las llama <em>indivisibles</em>. Para el peso, la definición federal es práctica: una carga es indivisible si desarmarla la dejaría inservible, le quitaría su valor o tomaría más de ocho horas de trabajo con el equipo adecuado.</p>
<h2>Un permiso por cada estado</h2>
<p>No existe un permiso federal. Cada estado decide sobre sus carreteras y emite su propio permiso: para un camión, un remolque, una carga, una ruta y unos cuantos días. Una carga de Texas a Ohio que es demasiado ancha para todos los estados del camino necesita el permiso de cada uno, y las fechas tienen que cuadrar. Los condados y las ciudades pueden pedir algo más donde usted sale de las carreteras del estado.</p>
<h2>Qué dice el papel</h2>
<ul>
<li><p><strong>Las medidas y los pesos que se pidieron.</strong> Lo que rueda no debe pasarse ni una pulgada.</p></li>
<li><p><strong>La ruta, carretera por carretera.</strong> El estado revisó los puentes y las alturas libres de esas carreteras y de ninguna otra. Salirse de la ruta es circular sin permiso, y el desvío que parece inofensivo puede acabar en un puente bajo.</p></li>
<li><p><strong>Cuándo puede moverse.</strong> Con una carga de 12 pies de ancho, ${countStates(({ travel }) => travel.daylightOnly === true)} de los ${howManyStates} estados dejan circular solo con luz de día, ${countStates(({ travel }) => travel.holidaysRestricted === true)} restringen los días festivos y ${countStates(({ travel }) => travel.weekendRestricted === true)}, los fines de semana. Las ciudades grandes cierran además las horas pico.</p></li>
<li><p><strong>Qué tiene que ir con la carga.</strong> Letreros, banderas, luces ámbar y, desde cierto tamaño, una o más escoltas.</p></li>
</ul>
<h2>Sobrepeso y superload: palabras del mismo camino</h2>
<p>El permiso de <em>sobrepeso</em> es la misma idea para el peso; muchos estados ponen los dos en un solo papel. De cierto tamaño en adelante, el estado llama a la carga <em>superload</em>. Entonces los ingenieros revisan puente por puente, puede hacer falta un estudio de ruta, puede ir una escolta policial, y la respuesta tarda días o semanas en lugar de horas. Cada estado pone esa raya en otro punto, así que pregunte con tiempo.</p>
<h2>Antes de pedirlo</h2>
<ol>
<li><p>Mida la carga sobre el remolque, ya amarrada, con todo lo que sobresale: manijas, cadenas, lonas, espejos. Una pulgada de menos en el papel es una pulgada de más en la carretera.</p></li>
<li><p>Pésela, o consiga el peso con el fabricante, y tenga las distancias entre sus ejes.</p></li>
<li><p>Anote dónde empieza y dónde termina el viaje, con la dirección exacta. Los estados trazan la ruta por dirección, no por ciudad.</p></li>
<li><p>Tenga a la mano los datos del camión y del remolque: marca, placas, los últimos dígitos del VIN. El permiso es para esos dos y para ningún otro.</p></li>
<li><p>Deje margen. Un permiso de un solo viaje vale unos cuantos días, y el mal tiempo se los come.</p></li>
</ol>
<blockquote><p>En la báscula nadie le pregunta qué quiso decir. Comparan el papel con el camión.</p></blockquote>
<p>Los límites federales los explica, en inglés, la <a href="https://ops.fhwa.dot.gov/freight/policy/rpt_congress/truck_sw_laws/index.htm">Federal Highway Administration</a>. Lo que agrega cada estado está en su propia página de este sitio, con sus fuentes.</p>`,
};
