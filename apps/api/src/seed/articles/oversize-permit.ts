import type { DemoArticle, DemoText } from './demo-article.ts';
import { countStates, findStates, formatFeet, howManyStates, joinStates } from './article-figures.ts';

const findAtHeight = (height: number) => findStates(({ legal }) => legal.heightIn === height);
const [low, middle, high] = [162, 168, 174];

// Figures: 23 CFR 658.13, 658.15 and 658.17, 23 U.S.C. 127; heights and travel times from packages/domain/data.
/** Its words are those of the sign, which is in English by law. */
const picture = new URL('./pictures/oversize-permit.png', import.meta.url);

const oversizePermitInSpanish: DemoText = {
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

export const oversizePermit: DemoArticle = {
  daysAgo: 24,
  pictures: { en: picture, es: picture },
  inSpanish: oversizePermitInSpanish,
  body: {
    title: 'What an oversize permit is, and when you need one',
    description:
      'The legal envelope is 8 feet 6 inches wide and 80,000 pounds. Go over that, and every state you cross wants to be asked first.',
    feature_image_alt:
      'A vessel on a trailer seen from behind, under an OVERSIZE LOAD sign: the trailer is 8 ft 6 in wide, the load 12 ft 2 in wide and 15 ft 2 in high.',
    html: `<p>A road is built for a vehicle of a certain size. Lanes, bridges, signs and traffic lights all assume that what comes along fits into the same invisible box. As long as your truck and its load stay inside that box, you can just drive. When anything sticks out, you may not roll until someone has looked at your trip and said yes. That yes is an oversize permit.</p>
<h2>The box has four sides</h2>
<ul>
<li><p><strong>Width.</strong> On the National Network of highways the limit is 8 feet 6 inches, and all ${countStates(({ legal }) => legal.widthIn === 102)} states for which we sell permits use it.</p></li>
<li><p><strong>Height.</strong> There is no federal limit. ${findAtHeight(low).length} of the ${howManyStates} states set ${formatFeet(low, 'en')}, ${findAtHeight(middle).length} set ${formatFeet(middle, 'en')}, and ${joinStates(findAtHeight(high), 'en')} set ${formatFeet(high, 'en')}. A load that is legal in Texas can be too high one state further on.</p></li>
<li><p><strong>Length.</strong> Federal law does not limit the whole combination; it says that states must let a semitrailer of at least 48 feet run. Most states allow 53 feet, and most limit how far a load may reach beyond the trailer.</p></li>
<li><p><strong>Weight.</strong> On Interstate highways at most 80,000 pounds in all, 20,000 on a single axle and 34,000 on a tandem, unless an older state law allows more. How much a group of axles may carry depends on their distance too: that is the bridge formula, which has an article of its own.</p></li>
</ul>
<h2>First question: can it be taken apart?</h2>
<p>A permit is not a way to carry more. A load that can reasonably be divided, such as gravel, pallets or two machines on one trailer, has to be divided. Permits are for loads that cannot: a transformer, a bridge girder, an excavator, a pressure vessel. The rules call them <em>non-divisible</em>. For weight the federal definition is practical: a load is non-divisible if taking it apart would make it useless, destroy its value, or take more than eight work hours with the right equipment.</p>
<h2>One permit for each state</h2>
<p>There is no federal permit. Each state decides for its own roads and issues its own permit, for one truck, one trailer, one load, one route and a few days. A load from Texas to Ohio that is too wide for every state on the way needs a permit from every one of them, with dates that fit together. Counties and cities can require more where you leave the state's own roads.</p>
<h2>What the paper says</h2>
<ul>
<li><p><strong>The dimensions and weights you applied for.</strong> What rolls must not be an inch larger.</p></li>
<li><p><strong>The route, road by road.</strong> The state has checked the bridges and clearances of these roads and no others. Leaving the route is traveling without a permit, and the detour that looks harmless may end at a low bridge.</p></li>
<li><p><strong>When you may move.</strong> For a load 12 feet wide ${countStates(({ travel }) => travel.daylightOnly === true)} of the ${howManyStates} states allow daylight only, ${countStates(({ travel }) => travel.holidaysRestricted === true)} restrict holidays and ${countStates(({ travel }) => travel.weekendRestricted === true)} restrict weekends. Large cities add curfews in the rush hours.</p></li>
<li><p><strong>What has to come along.</strong> Signs, flags, amber lights, and from a certain size on one or more escorts.</p></li>
</ul>
<h2>Overweight, superload: words on the same road</h2>
<p>An <em>overweight</em> permit is the same idea for weight; many states write both on one paper. Over a certain size the state calls the load a <em>superload</em>. Then engineers check each bridge, the route may have to be surveyed, police may ride along, and an answer takes days or weeks instead of hours. Every state draws that line somewhere else, so ask early.</p>
<h2>Before you ask</h2>
<ol>
<li><p>Measure the load on the trailer, tied down, with everything that sticks out: handles, chains, tarps, mirrors. An inch too little on paper is an inch too much on the road.</p></li>
<li><p>Weigh it, or know its weight from the manufacturer, and know the distances between your axles.</p></li>
<li><p>Write down where it starts and where it ends, to the address. States route by address, not by city.</p></li>
<li><p>Have the truck and trailer details at hand: make, plate, the last digits of the VIN. A permit is for these two and no others.</p></li>
<li><p>Leave time. A single-trip permit is valid for a few days only, and bad weather uses them up.</p></li>
</ol>
<blockquote><p>Nobody at a weigh station asks what you meant. They compare the paper with the truck.</p></blockquote>
<p>The federal limits are explained by the <a href="https://ops.fhwa.dot.gov/freight/policy/rpt_congress/truck_sw_laws/index.htm">Federal Highway Administration</a>. What each state adds is on its own page here, with its sources.</p>`,
  },
};
