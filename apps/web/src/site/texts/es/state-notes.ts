/** A note that changes in the data loses its translation, and a test reports it. */
export const stateNotes: Readonly<Record<string, string>> = {
  '13 ft 6 in is the general limit, 14 ft is legal on designated highways only. Class C begins over 14 ft wide, 16 ft high, 120 ft long or 250,000 lb.':
    '13 ft 6 in es el límite general, y 14 ft solo son legales en carreteras designadas. La clase C empieza por encima de 14 ft de ancho, 16 ft de alto, 120 ft de largo o 250,000 lb.',
  '$10 is the lowest fee on the schedule (overheight only, or boats and modular units up to 12 ft wide and 75 ft long). A general oversize load costs $20 up to 100,000 lb. Heavier loads cost $30 / $60 / $100 by gross weight, or $40 / $70 / $110 if also oversize. Paying by card costs $4.':
    '$10 es el mínimo de la tarifa (solo exceso de altura, o hasta 12 ft de ancho y 75 ft de largo para botes y unidades modulares). Una carga general sobredimensionada cuesta $20 hasta 100,000 lb. Las más pesadas cuestan $30 / $60 / $100 según el peso bruto, o $40 / $70 / $110 si además son sobredimensionadas. El pago con tarjeta cuesta $4.',
  '$12 for each dimension over the limit. A superload adds $100 and $3 per 1,000 lb over 132,000 lb.':
    '$12 por cada dimensión que supere el límite. El superload añade $100 y $3 por cada 1,000 lb por encima de 132,000 lb.',
  '$15 for overlength, $20 for overwidth or overheight, $25 for both. Overweight costs $20 to $85 and up. Two services say 14 days.':
    '$15 por exceso de largo, $20 por exceso de ancho o altura, $25 por ambos. Sobrepeso de $20 a $85 y más. Dos servicios dan 14 días.',
  '$15 is the class up to 12 ft wide, 14 ft 6 in high and 85 ft long for the first 90 miles. The smallest class (10 ft wide, 70 ft long) starts at $12 and the largest goes up to $125. Overweight is charged separately.':
    '$15 es la clase de hasta 12 ft de ancho, 14 ft 6 in de alto y 85 ft de largo para las primeras 90 millas. La clase menor (10 ft de ancho, 70 ft de largo) empieza en $12 y la mayor llega a $125. El sobrepeso se cobra aparte.',
  '$20 for width up to 14 ft, $30 up to 16 ft, then $5 per foot. $20 for height or length. Overweight costs $20 plus $0.06 per ton-mile.':
    '$20 por ancho hasta 14 ft, $30 hasta 16 ft, luego $5 por pie. $20 por altura o largo. Sobrepeso $20 más $0.06 por tonelada-milla.',
  '$20 up to 95 ft long and 12 ft 4 in wide, $30 up to 110 ft and 16 ft, $40 above that. Overweight costs $20 plus $0.35 to $1.00 per mile. The July 2026 fee sheet says five days. Older pages say fifteen.':
    '$20 hasta 95 ft de largo y 12 ft 4 in de ancho, $30 hasta 110 ft y 16 ft, $40 por encima. Sobrepeso $20 más $0.35 a $1.00 por milla. La hoja de tarifas de julio de 2026 da cinco días. Páginas antiguas indican quince.',
  '$25 when overweight.': '$25 con sobrepeso.',
  '$250 for a book of ten. $0.02 per ton-mile above the axle-count thresholds.':
    '$250 por un talonario de diez. $0.02 por tonelada-milla por encima de los umbrales según el número de ejes.',
  '$30 up to 16 ft wide, then $35 to $50. There is no weight charge up to 130,000 lb. A superload pays $100 application and impact fees.':
    '$30 hasta 16 ft de ancho, luego $35 a $50. Sin cargo por peso hasta 130,000 lb. Superload $100 de solicitud y cargos de impacto.',
  '$46 under 14 ft wide and $97 above (July 2025 schedule, the statute still shows $35 and $71, adjusted for inflation every two years). Overweight adds $0.04 per ton-mile. The Turnpike charges its own fee. One page says seven days.':
    '$46 por debajo de 14 ft de ancho y $97 por encima (tarifa de julio de 2025, la ley aún indica $35 y $71, ajustados por inflación cada dos años). Más $0.04 por tonelada-milla de sobrepeso. La Turnpike cobra su propia tarifa. Una página da siete días.',
  '$50 when overweight.': '$50 con sobrepeso.',
  '$500 more for a newly manufactured item over 16 ft and up to 23 ft wide.':
    '$500 más por un artículo recién fabricado de más de 16 ft y hasta 23 ft de ancho.',
  '$71 for loads over 16 ft wide, 16 ft high or 110 ft long, and for overweight loads, which also pay a road use fee for each mile.':
    '$71 por encima de 16 ft de ancho, 16 ft de alto o 110 ft de largo, y por sobrepeso, que además paga un cargo por uso del camino por cada milla.',
  "16 ft is the widest load allowed on the Interstate. The height limit is 14 ft on turnpikes, Interstates, US and state highways, 13 ft 6 in on county roads. The agency's question page still shows 13 ft 6 in for every route. The statute sets 53 ft for the semitrailer. 59 ft 6 in is the federal grandfathered length. Off the Interstate an overweight permit starts at 90,000 lb.":
    '16 ft es la carga más ancha admitida en interestatales. 14 ft en turnpikes, interestatales y carreteras federales y estatales, 13 ft 6 in en caminos de condado. La página de preguntas de la agencia aún indica 13 ft 6 in para todas las rutas. El texto de la ley da 53 ft para el semirremolque. 59 ft 6 in es el largo federal conservado. Fuera de interestatales el permiso de sobrepeso empieza en 90,000 lb.',
  '160,000 lb is the most a seven-axle unit can be permitted for without a bridge analysis (96,000 lb on five axles, 120,000 lb on six). A service page lists 200,000 lb.':
    '160,000 lb es el mayor peso que se permite a una unidad de siete ejes sin análisis de puentes (96,000 lb con cinco ejes, 120,000 lb con seis). Una página de servicio indica 200,000 lb.',
  "A 53 ft semitrailer is legal if the distance from kingpin to rearmost axle is no more than 40 ft (two or more axles) or 38 ft (single axle). Pilot car requirements depend on the route's color class.":
    'Un semirremolque de 53 ft es legal cuando del perno rey al último eje hay como máximo 40 ft (dos o más ejes) o 38 ft (un eje). La necesidad de carro piloto depende de la clase de color de la ruta.',
  'A 53 ft semitrailer is legal on designated roads with no more than 41 ft from kingpin to the center of the rearmost axle group. Elsewhere the limit is 48 ft. Axle limits are 22,400 and 36,000 lb off the Interstate. Rear overhang may be no more than one third of the load length.':
    'Semirremolque de 53 ft con 41 ft como máximo del perno rey al centro del grupo de ejes más trasero en caminos designados, 48 ft en los demás. Ejes de 22,400 y 36,000 lb fuera de interestatales. Saliente trasero de un tercio del largo de la carga como máximo.',
  'A 53 ft semitrailer is legal on listed routes only. Otherwise the limit is 48 ft. Poles, logs, timbers and metal have a length exemption.':
    'Semirremolque de 53 ft solo en rutas listadas. Si no, 48 ft. Postes, troncos, maderas y metal tienen una exención de largo.',
  'A 53 ft semitrailer is legal only on Interstate and designated routes with no more than 43 ft from kingpin to rear axle. Otherwise the limit is 48 ft. No permit is issued for overhang alone. Overhang over 4 ft must be flagged and lit.':
    'El semirremolque de 53 ft solo es legal en interestatales y rutas designadas con 43 ft como máximo del perno rey al eje trasero. Si no, 48 ft. No se emite permiso por el saliente en sí. Más de 4 ft debe llevar banderas y luces.',
  'A 53 ft semitrailer is legal with a kingpin limit of 41 ft. Otherwise the limit is 48 ft. The overall limit off the designated network is 65 ft. 4 ft of rear overhang is the flagging threshold.':
    'Semirremolque de 53 ft con límite de perno rey de 41 ft. Si no, 48 ft. 65 ft en total fuera de la red designada. El saliente trasero de 4 ft es el umbral para llevar banderas.',
  'A 53 ft semitrailer is legal with no more than 37 ft between the last tractor axle and first trailer axle. Otherwise the limit is 48 ft. Overall length is 70 ft on US and WV routes and 55 ft on county roads. Width is 8 ft where lanes are under 10 ft. Some local roads are limited to 65,000 lb.':
    'El semirremolque de 53 ft está sujeto a 37 ft entre el último eje del tractocamión y el primero del remolque. Si no, 48 ft. Largo total de 70 ft en rutas US y WV y 55 ft en caminos de condado. 8 ft de ancho donde los carriles tienen menos de 10 ft. Algunos caminos locales solo admiten 65,000 lb.',
  'A 53 ft semitrailer is legal with no more than 41 ft from kingpin to rear axle. Otherwise the limit is 48 ft. Axle limits are higher than the federal ones (state scale tolerance). The bridge formula still governs heavy combinations on the Interstate. The statute lists 20,000 lb per axle before the 10% scale tolerance and sets no rear overhang limit for general freight. The 3 ft rear figure comes from service pages. A 53 ft to 57 ft 6 in semitrailer has its own line in the fee schedule.':
    'El semirremolque de 53 ft exige como máximo 41 ft del perno rey al eje trasero. Si no, 48 ft. Los límites de eje superan los federales (tolerancia de báscula del estado). La fórmula de puentes sigue rigiendo las combinaciones pesadas en interestatales. La ley indica 20,000 lb por eje antes de la tolerancia de báscula del 10% y no fija límite de saliente trasero para carga general. La cifra trasera de 3 ft viene de páginas de servicio. Un semirremolque de 53 ft a 57 ft 6 in tiene su propio renglón de permiso.',
  'A 53 ft semitrailer is legal with no more than 43 ft from kingpin to axle. Off designated roads the statute sets 70 ft for a two-vehicle combination, the agency page 75 ft for tractor and semitrailer.':
    'Del perno rey al eje, 43 ft como máximo para 53 ft. Fuera de caminos designados la ley tiene 70 ft para una combinación de dos vehículos, la página de la agencia 75 ft para tractocamión y semirremolque.',
  'A 53 ft semitrailer may have no more than 41 ft from kingpin to rear tandem. The overall limit off the designated network is 60 ft. Another page lists 5 ft of overhang at both ends. Lengths over 105 ft need central office approval. Height went up from 13 ft 6 in to 14 ft in the current statute. Most service pages and part of the state escort handbook still show 13 ft 6 in.':
    'Del perno rey al tándem trasero, 41 ft como máximo para un semirremolque de 53 ft. 60 ft en total fuera de la red designada. Otra página da 5 ft de saliente en ambos extremos. Los largos de más de 105 ft necesitan la aprobación de la oficina central. La altura subió de 13 ft 6 in a 14 ft en la ley vigente. La mayoría de las páginas de servicio y parte del manual estatal de escoltas aún indican 13 ft 6 in.',
  'A 53 ft semitrailer may have up to 45 ft 6 in from kingpin to rear axle. Chicago expressways cap height at 13 ft 6 in.':
    'Del perno rey al eje trasero, 45 ft 6 in como máximo para un semirremolque de 53 ft. Las autopistas de Chicago limitan la altura a 13 ft 6 in.',
  'A 53 ft trailer is legal with no more than 41 ft from kingpin to rear axle. Elsewhere the limit is 48 ft 6 in. No superload minimum is stated other than the 90 ft length GAO recorded. Over 200,000 lb needs an engineering review.':
    'Del perno rey al eje trasero, 41 ft como máximo para 53 ft. 48 ft 6 in en los demás caminos. Sin mínimo declarado de superload aparte del largo de 90 ft que registró GAO. Por encima de 200,000 lb, una revisión de ingeniería.',
  'A 57 ft lowboy is allowed for construction equipment. Trailer plus load must stay within 53 ft. No limit for the rear overhang alone was found, only a flag or lamp from 4 ft.':
    'Se permite un lowboy de 57 ft para equipo de construcción. Remolque y carga deben quedar dentro de 53 ft. No se halló un límite para el saliente trasero solo, únicamente bandera o luz desde 4 ft.',
  'A light bar may replace the escort on the Interstate or four-lane divided roads. Loads over 14 ft wide or 150 ft long need two escorts. Another service starts at 16 ft wide.':
    'Una barra de luces puede sustituir a la escolta en interestatales o carreteras divididas de cuatro carriles. Más de 14 ft de ancho o 150 ft de largo, dos escoltas. Otro servicio empieza en 16 ft de ancho.',
  'A newer page says 12 ft or wider and 14 ft or higher, and two escorts 13 ft 6 in or wider or over 90 ft long.':
    'Página más nueva: desde 12 ft de ancho y 14 ft de alto. Dos escoltas desde 13 ft 6 in de ancho o por encima de 90 ft de largo.',
  'A newer pilot-car page starts escorts over 13 ft wide and 90 ft long. Over 15 ft wide or 120 ft long adds state police.':
    'Una página más nueva sobre carros piloto da más de 13 ft de ancho y 90 ft de largo como primeros umbrales. Más de 15 ft de ancho o 120 ft de largo añade policía estatal.',
  'A permit is also needed for a combination longer than 55 ft or a single vehicle over 40 ft off the Interstate. The city gross limit is quoted as 79,000 lb. Superload thresholds vary (GAO).':
    'También se necesita permiso para una combinación de más de 55 ft o un vehículo sencillo de más de 40 ft fuera de las interestatales. El límite bruto de la ciudad se cita como 79,000 lb. Los umbrales de superload varían (GAO).',
  'A pole car is suggested, not required, over 15 ft 6 in and up to 16 ft high. A route survey is required over 16 ft high or 20 ft wide. The 2021 statute starts at 15 ft wide, a service page at 12 ft 6 in. Older pages list 95 ft long.':
    'Se sugiere, sin exigirlo, un carro con poste de altura por encima de 15 ft 6 in hasta 16 ft. Se exige un estudio de ruta por encima de 16 ft de alto o 20 ft de ancho. La ley de 2021 empieza en 15 ft de ancho, una página de servicio en 12 ft 6 in. Páginas antiguas dan 95 ft de largo.',
  'A single axle above 20,000 lb is also a superload.': 'Un eje sencillo por encima de 20,000 lb también es superload.',
  'A superload costs $300. A trip on I-90 needs a second permit for $40.':
    'Superload $300. Un viaje por la I-90 necesita un segundo permiso de $40.',
  'A travel plan is required starting at 18 ft wide, 16 ft high, 200 ft long or 250,000 lb.':
    'Se exige un plan de viaje desde 18 ft de ancho, 16 ft de alto, 200 ft de largo o 250,000 lb.',
  'Add $0.025 per ton-mile over 86,400 lb.': 'Más $0.025 por tonelada-milla por encima de 86,400 lb.',
  'Add $0.03 per foot per mile beyond 75 ft long, 15 ft wide or 15 ft high. Overweight starts at $40.':
    'Más $0.03 por pie por milla por encima de 75 ft de largo, 15 ft de ancho o 15 ft de alto. Sobrepeso desde $40.',
  "Add $12 and 5% per transaction. $1 per foot over 14 ft wide or 63 ft long (the rule counts the combination, the agency's schedule counts the trailer or load). $5 per ton overweight. $20 if both oversize and overweight.":
    'Más $12 y 5% por transacción. $1 por pie por encima de 14 ft de ancho o 63 ft de largo (la regla cuenta la combinación, la tarifa de la agencia, el remolque o la carga). $5 por tonelada de sobrepeso. $20 cuando hay sobredimensión y sobrepeso.',
  'Add a $12 electronic transmittal fee. Over 200,000 lb, add $2 per 1,000 lb.':
    'Más un cargo de transmisión electrónica de $12. Por encima de 200,000 lb, $2 por cada 1,000 lb.',
  'Add a $15 electronic service fee. Over 150,000 lb costs $30 to $70.':
    'Más un cargo de servicio electrónico de $15. De $30 a $70 por encima de 150,000 lb.',
  'Add county fees and, over 98,000 lb, a road use assessment of 10.9 cents per equivalent single-axle load mile.':
    'Más cargos del condado y, por encima de 98,000 lb, un cargo por uso del camino de 10.9 centavos por milla de carga equivalente de eje simple.',
  'Amber lights may replace the escort up to 16 ft wide.':
    'Luces ámbar pueden sustituir a la escolta hasta 16 ft de ancho.',
  'An amendment costs $10. New York City and the Thruway issue their own permits.':
    'Cargo de $10 por modificación. La ciudad de Nueva York y la Thruway emiten sus propios permisos.',
  'An annual permit costs $400 for nondivisible loads under 130,000 lb.':
    'Anual $400 para cargas indivisibles de menos de 130,000 lb.',
  'An older page lists $30 for large structures.': 'Estructuras grandes $30 en una página antigua.',
  'An older page says over 12 ft wide. Loads over 10 ft wide at night need an escort. Loads 15 ft 7 in high and up need a pole car. 15 ft 9 in and up also need two police escorts.':
    'Página antigua: más de 12 ft de ancho. Más de 10 ft de ancho de noche exige escolta. Desde 15 ft 7 in de alto, un carro con poste de altura. Desde 15 ft 9 in, además dos escoltas policiales.',
  'An older page starts at 14 ft wide (13 ft 6 in on listed mountain roads).':
    'Una página antigua empieza a los 14 ft de ancho (13 ft 6 in en caminos de montaña listados).',
  'By statute the fee is not less than $30. Add $5 for each ton or part of a ton above 40 tons.':
    'Ley: no menos de $30. Más $5 por cada tonelada o fracción por encima de 40 toneladas.',
  'Escorts are required at or over 12 ft wide. One page lists 90 ft as the length threshold. Loads 100 ft long and up need one state police car. Over 14 ft wide need two.':
    'Desde 12 ft de ancho inclusive. Una página da 90 ft como umbral de largo. Un vehículo de la policía estatal desde 100 ft de largo, dos por encima de 14 ft de ancho.',
  'Escorts start over 16 ft wide on the Interstate, over 20 ft on state highways and over 10 ft on Black Hills roads. Normally none are needed for length or height.':
    'Interestatal: más de 16 ft de ancho. Carreteras estatales: más de 20 ft. Caminos de las Black Hills: más de 10 ft. Normalmente ninguna por largo o altura.',
  'Five-day permit. An annual permit costs $60.': 'Permiso de cinco días. Anual $60.',
  'GAO (2015) and service pages give other figures (20 ft wide, 120 ft long).':
    'GAO (2015) y páginas de servicio dan otras cifras (20 ft de ancho, 120 ft de largo).',
  'GAO (2015) lists 120 ft as the superload length.': 'GAO (2015) da 120 ft como largo de superload.',
  'Gross weight is 85,500 lb off the Interstate with the right registration. Trailer and load share the 59 ft 6 in limit. The limit for the combination is 85 ft overall.':
    '85,500 lb de peso bruto fuera de interestatales con el registro adecuado. Remolque y carga comparten el límite de 59 ft 6 in. 85 ft en total para la combinación.',
  'Gross weight is 95,000 lb on state highways under the state bridge table, 80,000 lb on the Interstate. The 53 ft covers trailer and load. Beams, poles and pipe are exempt from length permits. Superload height is 15 ft 11 in.':
    '95,000 lb de peso bruto en carreteras estatales según la tabla de puentes del estado, 80,000 lb en interestatales. Los 53 ft abarcan remolque y carga. Vigas, postes y tubos están exentos de permisos de largo. La altura de superload es 15 ft 11 in.',
  'Height, length and weight include the figure itself (15 ft 6 in or more, 100 ft or more, 180,000 lb or more).':
    'La altura, el largo y el peso son inclusivos (15 ft 6 in o más, 100 ft o más, 180,000 lb o más).',
  'Holiday travel is usually allowed when no escort is needed. Permits are issued at ports of entry, so call ahead.':
    'La circulación en feriados suele permitirse cuando no hace falta escolta. Los permisos se emiten en los puertos de entrada, llame antes.',
  'Hours are set on each permit. Loads of extreme width, height or length are sent to night travel.':
    'Las horas se fijan en cada permiso. El ancho, la altura o el largo extremos se envían a la noche.',
  'Kingpin limits apply to semitrailers over 48 ft (41 ft to the midpoint of the rear axles for general freight). No general overhang limit is published. Service pages say 4 or 5 ft.':
    'Los límites del perno rey rigen para semirremolques de más de 48 ft (41 ft hasta el punto medio de los ejes traseros en carga general). No se publica un límite general de saliente. Páginas de servicio indican 4 o 5 ft.',
  'Kingpin to rear axle may be no more than 41 ft. Off the designated network the limits are a 48 ft semitrailer and 8 ft wide.':
    'Del perno rey al eje trasero, 41 ft como máximo. Semirremolque de 48 ft y 8 ft de ancho fuera de la red designada.',
  'Kingpin to rear axle may be no more than 41 ft. Service pages differ on rear overhang (none, 4 or 5 ft by trailer length). The statute says 6 ft beyond the bed. The statute lists 73,280 lb for five or more axles and goes up to 80,000 lb through its own bridge table. Tandem is 35,200 lb on Interstates including tolerance and 36,000 lb elsewhere. The federal 34,000 lb is kept here as the cautious figure.':
    'Del perno rey al eje trasero, 41 ft como máximo. Las páginas de servicio difieren en el saliente trasero (ninguno, 4 o 5 ft según el largo del remolque). La ley da 6 ft más allá de la plataforma. La ley indica 73,280 lb para cinco o más ejes y llega a 80,000 lb por su propia tabla de puentes. Tándem de 35,200 lb en interestatales con tolerancia y 36,000 lb en los demás caminos. Aquí se conserva la cifra federal de 34,000 lb como la prudente.',
  'Kingpin to rear axle may be no more than 43 ft. The agency page lists 75 ft for combinations (state rule off the federal network). The single axle limit is 18,000 lb on unpaved roads. The overhang figures are flagging thresholds.':
    'Del perno rey al eje trasero, 43 ft como máximo. La página de la agencia indica 75 ft para combinaciones (regla estatal fuera de la red federal). Eje sencillo de 18,000 lb en caminos sin pavimentar. Las cifras de saliente son umbrales para llevar banderas.',
  'Legal width is 8 ft (96 in) on roads with lanes under 12 ft. Legal overhang is 5 ft at either end. The 2025 act can be read as 5 ft of overhang in total.':
    '8 ft (96 in) de ancho en caminos con carriles de menos de 12 ft. El saliente legal es de 5 ft en cada extremo. La ley de 2025 puede leerse como 5 ft de saliente en total.',
  'Lincoln and Omaha have curfews. There are Saturday closures for University home football games.':
    'Horas restringidas en Lincoln y Omaha. Cierres los sábados con partidos en casa del equipo de la Universidad.',
  'Listed routes need lead and chase cars from 12 ft wide. On other roads two pages start at 14 ft wide. A 20 ft overhang at either end needs an escort.':
    'Las rutas listadas exigen vehículos delantero y trasero desde 12 ft de ancho. Dos páginas empiezan en 14 ft de ancho en otros caminos. Un saliente de 20 ft en cualquier extremo exige escolta.',
  'Loads 13 ft 6 in wide or over 14 ft high may move only Tuesday through Thursday, 9 AM to 4 PM. Weekend mornings are allowed on request up to 12 ft wide, 13 ft 6 in high, 80 ft long and 160,000 lb.':
    'Las cargas de 13 ft 6 in de ancho o más de 14 ft de alto solo de martes a jueves de 9 am a 4 pm. Mañanas de fin de semana a petición hasta 12 ft de ancho, 13 ft 6 in de alto, 80 ft de largo y 160,000 lb.',
  'Loads 14 ft wide and up need two escorts. 15 ft of overhang needs one escort.':
    'Desde 14 ft de ancho dos escoltas. Con 15 ft de saliente una escolta.',
  'Loads 16 ft wide or 125 ft long and up need one pilot car and one police car. 20 ft wide or 150 ft long and up need two police cars.':
    'Desde 16 ft de ancho o 125 ft de largo: un carro piloto y uno de policía. Desde 20 ft de ancho o 150 ft de largo: dos de policía.',
  'Loads may move Saturday until noon. Small loads (up to 12 ft wide, 13 ft 6 in high, 115 ft long), all of Saturday, and Sunday until noon. Cook County expressways have tighter limits.':
    'Sábado hasta el mediodía. Las cargas pequeñas (hasta 12 ft de ancho, 13 ft 6 in de alto, 115 ft de largo) todo el sábado y el domingo hasta el mediodía. Las autopistas del condado de Cook tienen límites más estrictos.',
  'Loads may travel at any hour unless the permit says otherwise, except superloads. Five counties have rush-hour curfews. Mobile homes move in daylight only, not on Sunday. Older pages still say daylight only.':
    'Circulación a cualquier hora salvo que el permiso diga otra cosa, excepto superloads. Horas pico restringidas en cinco condados. Casas móviles solo con luz de día, domingo no. Páginas antiguas aún dicen solo con luz de día.',
  'Loads over 10 ft wide need a front escort on two-lane roads with pavement under 24 ft wide. Elsewhere, over 12 ft 6 in. Loads over 13 ft 6 in wide need front and rear escorts. Over 120 ft long needs a second escort.':
    'Más de 10 ft de ancho exige escolta delantera donde el pavimento de un camino de dos carriles tiene menos de 24 ft de ancho. En los demás, más de 12 ft 6 in. Más de 13 ft 6 in de ancho, delante y detrás. Más de 120 ft de largo, una segunda escolta.',
  'Loads over 11 ft wide need two escorts on two-lane roads. Length is trailer with load, not overall: 105 ft on two-lane roads, 125 ft on multilane.':
    'Dos escoltas por encima de 11 ft de ancho en caminos de dos carriles. El largo es el del remolque con carga, no el total: 105 ft en dos carriles, 125 ft en varios carriles.',
  'Loads over 115 ft long need two escorts on two-lane roads, over 17 ft high need utility personnel, and over 18 ft wide need four escorts.':
    'Más de 115 ft de largo, dos escoltas en caminos de dos carriles. Más de 17 ft de alto, personal de servicios públicos. Más de 18 ft de ancho, cuatro escoltas.',
  'Loads over 12 ft 4 in wide have rush-hour limits. Over 14 ft wide, Monday through Friday only.':
    'Más de 12 ft 4 in de ancho tiene límites en horas pico. Más de 14 ft de ancho solo de lunes a viernes.',
  'Loads over 12 ft wide have rush-hour limits near cities, and no travel after 3 PM on Saturday and Sunday, and on Friday from April to November. Overweight-only loads have no time limits.':
    'Más de 12 ft de ancho: límites en horas pico cerca de las ciudades, y sin circulación después de las 3 pm los sábados y domingos, y los viernes de abril a noviembre. Solo con sobrepeso no hay límite de horario.',
  "Loads over 12 ft wide need two escorts on two-lane roads in Montgomery and Prince George's counties. Police are required at 16 ft wide or over about 150,000 lb.":
    'Más de 12 ft exige dos escoltas en caminos de dos carriles en los condados de Montgomery y Prince George. Policía a los 16 ft de ancho o por encima de unas 150,000 lb.',
  'Loads over 125 ft long need front and rear escorts. Over 14 ft 8 in wide, front and rear on most roads. The height rule says 15 ft 6 in or more.':
    'Más de 125 ft de largo, delante y detrás. Más de 14 ft 8 in de ancho, delante y detrás en la mayoría de los caminos. La regla de altura dice 15 ft 6 in o más.',
  'Loads over 13 ft 6 in wide, 95 ft or longer, or 14 ft or higher need two escorts. 15 ft or more, state police.':
    'Más de 13 ft 6 in de ancho, 95 ft de largo o más, o 14 ft de alto o más, dos escoltas. Policía estatal desde 15 ft.',
  'Loads over 14 ft 4 in wide need two escorts on two-lane roads.':
    'Más de 14 ft 4 in de ancho, dos escoltas en caminos de dos carriles.',
  'Loads over 14 ft wide need two escorts on two- or three-lane roads.':
    'Más de 14 ft de ancho en caminos de dos o tres carriles, dos escoltas.',
  'Loads over 14 ft wide need two escorts on two-lane roads and one rear escort on multilane roads. 150 ft long and up, two. Over 149,999 lb, one.':
    'Más de 14 ft de ancho, dos escoltas en caminos de dos carriles y una trasera en los de varios carriles. Desde 150 ft de largo, dos. Más de 149,999 lb, una escolta.',
  'Loads over 14 ft wide need two escorts. Any projection over 4 ft needs one.':
    'Dos escoltas por encima de 14 ft de ancho. Una escolta por cualquier saliente de más de 4 ft.',
  'Loads over 16 ft wide or 120 ft long need two escorts.':
    'Dos escoltas por encima de 16 ft de ancho o 120 ft de largo.',
  'Loads over 16 ft wide or 125 ft long need a state police escort. The height figure is for Interstates. Elsewhere it is 15 ft 10 in. The state code only recommends a clearance bar.':
    'Más de 16 ft de ancho o 125 ft de largo: escolta de la policía estatal. La altura es para interestatales, en los demás caminos 15 ft 10 in. El código estatal solo recomienda una barra de gálibo.',
  'Loads over 16 ft wide or 145 ft long need three escorts. Over 18 ft wide or 200 ft long, state police.':
    'Más de 16 ft de ancho o 145 ft de largo, tres escoltas. Más de 18 ft de ancho o 200 ft de largo, policía estatal.',
  'Loads over 95 ft long need one rear escort (over 105 ft with three points of articulation). Over 150 ft they need two, one on limited-access roads. Loads over 14 ft wide need two escorts.':
    'Más de 95 ft de largo: una escolta trasera (con tres puntos de articulación, más de 105 ft). Más de 150 ft, dos, una en vías de acceso limitado. Más de 14 ft de ancho, dos escoltas.',
  'Loads under 12 ft wide and 14 ft high may move day and night from Monday to noon Saturday. Wider loads move in daylight, outside rush hours. Over 14 ft wide or 115 ft long, Tuesday through Thursday, 9:30 AM to 3:30 PM.':
    'Menos de 12 ft de ancho y 14 ft de alto puede circular día y noche de lunes al mediodía del sábado. Las cargas más anchas con luz de día y pausas en horas pico. Más de 14 ft de ancho o 115 ft de largo de martes a jueves de 9:30 am a 3:30 pm.',
  'Loads up to 10 ft wide may move at any hour on the Interstate. Overweight-only loads may run at any hour. The state says it has no weekend or holiday limits.':
    'Hasta 10 ft de ancho puede circular a cualquier hora en interestatales. Solo con sobrepeso, a cualquier hora. El estado dice que no tiene límites de fin de semana ni de feriados.',
  'Loads up to 10 ft wide may run about 2 AM to 10 PM. Wider loads before sunrise or after sunset only with two escorts. Sunday travel ends at noon. There is a summer Friday afternoon ban, and the Twin Cities and Duluth have curfews.':
    'Hasta 10 ft de ancho, de unas 2 am a 10 pm. Las cargas más anchas antes del amanecer o después del anochecer solo con dos escoltas. Domingo hasta el mediodía. Restricción de los viernes por la tarde en verano. Horas restringidas en las Twin Cities y Duluth.',
  'Loads up to 10 ft wide, 13 ft 6 in high and 110 ft long may run at any hour. 14 ft 4 in to 16 ft wide, Monday through Friday only.':
    'Hasta 10 ft de ancho, 13 ft 6 in de alto y 110 ft de largo a cualquier hora. De 14 ft 4 in a 16 ft de ancho solo de lunes a viernes.',
  'Loads up to 10 ft wide, 14 ft high and 90 ft long may move Saturday and until 3 PM Sunday. Overweight-only loads may move day and night.':
    'Las cargas de hasta 10 ft de ancho, 14 ft de alto y 90 ft de largo pueden circular el sábado y hasta las 3 pm del domingo. Solo con sobrepeso, de día y de noche.',
  'Loads up to 10 ft wide, legal height and 100 ft long may run at night on the Interstate. On the six main holidays loads over 14 ft wide, 16 ft high or 110 ft long may not move. Cities and counties have curfews.':
    'Hasta 10 ft de ancho, altura legal y 100 ft de largo puede circular de noche en interestatales. En los seis feriados principales las cargas de más de 14 ft de ancho, 16 ft de alto o 110 ft de largo no pueden circular. Horas restringidas de ciudades y condados.',
  'Loads up to 11 ft wide, 14 ft 4 in high and 100 ft long may move at any hour. Memorial Day, Independence Day and Labor Day are the restricted holidays.':
    'Hasta 11 ft de ancho, 14 ft 4 in de alto y 100 ft de largo puede circular a cualquier hora. Memorial Day, Independence Day y Labor Day son los feriados restringidos.',
  'Loads up to 12 ft wide, 13 ft 6 in high and 150 ft long may move at any hour. Larger loads may not move in darkness or from noon Saturday to sunrise Sunday, or from 4 to 8 PM on Sundays and summer Fridays statewide. Smaller loads have that ban in five counties.':
    'Hasta 12 ft de ancho, 13 ft 6 in de alto y 150 ft de largo puede circular a cualquier hora. Lo mayor no en la oscuridad ni del mediodía del sábado al amanecer del domingo. Lo mayor tampoco de 4 a 8 pm los domingos y los viernes de verano en todo el estado, lo menor no en cinco condados.',
  'Loads up to 12 ft wide, 13 ft 6 in high, 99 ft long and 150,000 lb may move day and night, including Sunday.':
    'Las cargas de hasta 12 ft de ancho, 13 ft 6 in de alto, 99 ft de largo y 150,000 lb pueden circular día y noche, domingo incluido.',
  'Loads up to 12 ft wide, 14 ft 6 in high and 105 ft long may move at night. The Puget Sound and Vancouver areas have commuter curfews.':
    'Las cargas de hasta 12 ft de ancho, 14 ft 6 in de alto y 105 ft de largo pueden circular de noche. Horas restringidas por tráfico laboral en las zonas de Puget Sound y Vancouver.',
  'Loads up to 12 ft wide, 15 ft high and 120 ft long may move at any hour on the Interstate and black-coded routes. Red-coded routes have no Saturday or Sunday travel.':
    'Las cargas de hasta 12 ft de ancho, 15 ft de alto y 120 ft de largo pueden circular a cualquier hora en interestatales y rutas de código negro. En las rutas de código rojo no se circula sábado ni domingo.',
  'Loads up to 14 ft wide, 15 ft high and 110 ft long may move in daylight on weekends. Up to 12 ft wide also at night, up to 14 ft with a five-day permit and two pilot cars. But not on the I-80 and I-15 stretches near California.':
    'Las cargas de hasta 14 ft de ancho, 15 ft de alto y 110 ft de largo pueden circular de día en fin de semana, hasta 12 ft de ancho también de noche, hasta 14 ft con un permiso de cinco días y dos carros piloto. No en los tramos de la I-80 y la I-15 cercanos a California.',
  'Loads up to about 10 ft wide, 14 ft 6 in high and 120 ft long may run continuously. Larger loads move Monday through Friday only and stop on holiday weekends.':
    'Las cargas de hasta unos 10 ft de ancho, 14 ft 6 in de alto y 120 ft de largo pueden circular sin interrupción. Las mayores circulan solo de lunes a viernes y paran en los fines de semana feriados.',
  'More than 80,000 lb is legal without a permit when axle and bridge limits and the license allow it. Rear overhang is measured from the last axle. The federal list grandfathers 48 ft semitrailers.':
    'Más de 80,000 lb es legal sin permiso cuando lo permiten los límites de ejes y puentes y la licencia. El saliente trasero se mide desde el último eje. La lista federal conserva los semirremolques de 48 ft.',
  'Multi-lane: one rear escort 12 to 16 ft wide, over 100 ft long.':
    'Varios carriles: una escolta trasera de 12 a 16 ft de ancho, más de 100 ft de largo.',
  'New York City requires a rear escort over 11 ft wide or 65 ft long.':
    'Ciudad de Nueva York: escolta trasera por encima de 11 ft de ancho o 65 ft de largo.',
  'Nine feet wide is legal. No other state allows more than 102 in. A service page lists 14 ft for height. The state rule of 1981 says 13 ft 6 in.':
    'Nueve pies de ancho son legales, el único estado por encima de 102 in. Una página de servicio da 14 ft de alto. La regla estatal de 1981 da 13 ft 6 in.',
  'No travel 7-9 AM and 3-7 PM. Victory Day in August is a restricted day.':
    'Sin circulación de 7 a 9 am y de 3 a 7 pm. Victory Day en agosto es un día restringido.',
  "No travel during rush hours. Weekend travel is at the district engineer's discretion.":
    'Sin circulación en horas pico. La circulación de fin de semana queda a criterio del ingeniero de distrito.',
  'No travel from noon Saturday through Sunday from Memorial Day to Labor Day. Overweight-only loads may run continuously. Thanksgiving and Christmas have long closures.':
    'Cerrado del mediodía del sábado hasta el domingo de Memorial Day a Labor Day. Las solo pesadas pueden ir sin interrupción. Cierres largos en Acción de Gracias y Navidad.',
  'No travel on Saturday or Sunday, but loads up to 12 ft wide and 85 ft long at traffic speed may move until noon Saturday. Overweight-only loads within 125% of legal have no time limits.':
    'Sábado y domingo no, pero las cargas de hasta 12 ft de ancho y 85 ft de largo a la velocidad del tráfico pueden circular hasta el mediodía del sábado. Solo con sobrepeso dentro del 125% de lo legal no hay límite de horario.',
  'No travel on Sundays or on six named holidays. Stop when visibility is below 500 ft.':
    'Sin circulación los domingos ni en seis feriados nombrados. Hay que detenerse cuando la visibilidad baja de 500 ft.',
  'No weekend or holiday travel over 12 ft wide, 100 ft long or 108,000 lb. Overweight-only loads are not limited.':
    'Sin circulación de fin de semana ni feriados por encima de 12 ft de ancho, 100 ft de largo o 108,000 lb. Solo con sobrepeso no hay límite.',
  'Off the Interstate the axle limits are 20,340 lb single and 40,680 lb tandem. A single long piece may ride on an extendable trailer up to 75 ft. The state page lists one 100 ft overall figure that includes overhang.':
    'Fuera de las interestatales los límites de eje son 20,340 lb el sencillo y 40,680 lb el tándem. Una sola pieza larga puede ir en un remolque extensible de hasta 75 ft. La página del estado da una sola cifra total de 100 ft que incluye el saliente.',
  'Off the Interstate, escorts start over 90 ft long, with two escorts over 12 ft wide. On the Interstate, over 120 ft long. Police have been required over 17 ft high since late 2024.':
    'Fuera de interestatales: más de 90 ft de largo, y dos escoltas por encima de 12 ft de ancho. Interestatal: más de 120 ft de largo. Policía por encima de 17 ft de alto desde fines de 2024.',
  'Off the designated network the limits are 8 ft wide and 65 ft overall. Routine limits are 16 ft wide and 15 ft 6 in high. Class AA and A roads are limited to 62,000 lb and 44,000 lb.':
    'Fuera de la red designada: 8 ft de ancho y 65 ft en total. Límites de rutina 16 ft de ancho y 15 ft 6 in de alto. Los caminos de clase AA y A acaban en 62,000 lb y 44,000 lb.',
  'Off the designated network the limits are 8 ft wide and a 50 ft semitrailer. There is no separate rear overhang limit as long as the overall length is legal. Over 80,000 lb Michigan applies its own axle table, which goes up to 164,000 lb on eleven axles.':
    '8 ft de ancho y semirremolque de 50 ft fuera de la red designada. Sin límite aparte de saliente trasero mientras el largo total sea legal. Por encima de 80,000 lb Míchigan aplica su propia tabla de ejes y llega a 164,000 lb con once ejes.',
  'Off the designated network the limits are a 48 ft semitrailer and 65 ft overall. Width is 96 in where lanes are under 10 ft. Poles and girders that are only over length need no permit. 53 ft semitrailers need a qualifying or access highway and no more than 43 ft from kingpin to rear axle.':
    'Semirremolque de 48 ft y 65 ft en total fuera de la red designada. Ancho de 96 in donde los carriles tienen menos de 10 ft. Los postes y vigas que solo exceden el largo no necesitan permiso. Los semirremolques de 53 ft necesitan una carretera calificada o de acceso y 43 ft del perno rey al eje trasero.',
  'Off the designated network the width limit is 8 ft. Kingpin to rear axle may be no more than 41 ft. Structural pieces up to 70 ft have a daytime length exemption (90 ft overall).':
    '8 ft de ancho fuera de la red designada. Del perno rey al eje trasero 41 ft como máximo. Las piezas estructurales de hasta 70 ft tienen una exención de largo durante el día (90 ft en total).',
  'Off the designated network the width limit is 8 ft. Service pages disagree on the superload length (100 or 120 ft).':
    '8 ft de ancho fuera de la red designada. Las páginas de servicio no coinciden en el largo de superload (100 o 120 ft).',
  'Older permit-service pages still show $10.': 'Páginas antiguas de servicios de permisos aún muestran $10.',
  'On divided highways, over 120 ft long. Loads over 16 ft high need two escorts.':
    'Carreteras divididas: más de 120 ft de largo. Más de 16 ft de alto, dos escoltas.',
  'On the Interstate, loads up to 18 ft wide may run at any hour, including holidays. On other roads, loads up to 10 ft wide, 150 ft long and 15 ft 6 in high may run at any hour, larger loads in daylight.':
    'En interestatales hasta 18 ft de ancho a cualquier hora, feriados incluidos. En otros caminos hasta 10 ft de ancho, 150 ft de largo y 15 ft 6 in de alto a cualquier hora, lo mayor con luz de día.',
  'On the Interstate, over 16 ft 6 in wide or 120 ft long. There is no published pole-car rule.':
    'Interestatal: más de 16 ft 6 in de ancho o 120 ft de largo. Sin regla publicada de carro con poste de altura.',
  'On two-lane roads one front escort is required from 10 ft 6 in to 12 ft wide or 75 to 95 ft long. None on four-lane roads in that range. The state rule itself sets escorts by dimension only for mobile homes. These are service page figures.':
    'Dos carriles: una escolta delantera de 10 ft 6 in a 12 ft de ancho o de 75 a 95 ft de largo. Ninguna en cuatro carriles dentro de ese rango. La regla del estado solo fija escoltas por dimensión para casas móviles. Estas son cifras de páginas de servicio.',
  'One front escort is required. A police escort at about 75 ft or longer, 12 ft or wider, or over 13 ft 6 in high.':
    'Una escolta delantera. Escolta policial desde unos 75 ft de largo, 12 ft de ancho, o más de 13 ft 6 in de alto.',
  'One service page lists 10 ft 6 in as the first escort width. Over 12 ft needs two escorts, over 14 ft needs three.':
    'Una página de servicio da 10 ft 6 in como primer ancho. Por encima de 12 ft dos escoltas, por encima de 14 ft tres.',
  'One service page lists 250,000 lb.': 'Una página de servicio indica 250,000 lb.',
  'Only Memorial Day, Independence Day and Labor Day are full closures. There are rush-hour curfews around Denver, Colorado Springs and Pueblo.':
    'Solo Memorial Day, Independence Day y Labor Day son cierres completos. Horas pico restringidas alrededor de Denver, Colorado Springs y Pueblo.',
  'Our price is fixed. The published schedule charges $5, $15 or $25 by size, and $10 for a 53 ft to 57 ft 6 in semitrailer.':
    'El precio que se cobra aquí es fijo. La tarifa publicada tiene $5, $15 o $25 por escalón de tamaño, y $10 para un semirremolque de 53 ft a 57 ft 6 in.',
  'Overweight adds $0.04 per ton-mile.': 'Más $0.04 por tonelada-milla de sobrepeso.',
  'Overweight adds $0.05 per mile for each 1,000 lb over 80,000 lb.':
    'Sobrepeso $0.05 por cada 1,000 lb sobre 80,000 lb por milla.',
  'Overweight adds $0.30 per mile. A superload costs $30 plus mileage and a damage fee that is not published.':
    'Más $0.30 por milla con sobrepeso. Superload $30 más el millaje y un cargo por daños que no se publica.',
  'Overweight adds $10 per 8,000 lb over legal weight. A superload costs $60. Service pages say the permit is valid for 3 days.':
    'Más $10 por cada 8,000 lb sobre el peso legal. Superload $60. Páginas de servicio dan 3 días de validez.',
  'Overweight adds $10 per axle. The statute lists $15 plus $5 per axle, doubled by a surcharge. Paying by card costs $4.':
    'Más $10 por eje con sobrepeso. La ley indica $15 más $5 por eje, duplicados por un recargo. El pago con tarjeta cuesta $4.',
  'Overweight adds $20 per 10,000 lb above legal. A superload costs $250 more. Over 160,000 lb, bridge analysis costs $425 up to 50 miles, $625 up to 200 miles and $925 beyond that.':
    'El sobrepeso añade $20 por cada 10,000 lb sobre lo legal. Superload $250 más. Por encima de 160,000 lb el análisis de puentes cuesta $425 hasta 50 millas, $625 hasta 200 millas y $925 más allá.',
  'Overweight adds a charge per ton that rises with the miles traveled ($8 to $16).':
    'El sobrepeso añade un cargo por tonelada que sube con las millas recorridas ($8 a $16).',
  'Overweight adds a damage-assessment charge per mile.':
    'El sobrepeso añade un cargo por milla por evaluación de daños.',
  'Overweight is charged by distance and weight.': 'El sobrepeso se cobra según distancia y peso.',
  'Pages list 99 ft as the legal overall length. One page lists 4 ft of rear overhang. Rear overhang of 15 ft or more needs a permit. Undesignated roads follow a lower weight table (57,650 lb).':
    'Las páginas indican 99 ft como largo total legal. Una página da 4 ft de saliente trasero. Un saliente trasero de 15 ft o más necesita permiso. Los caminos no designados siguen una tabla de pesos menor (57,650 lb).',
  'Poles, pipe and similar structural pieces have a daytime length exemption. The legal height went up to 14 ft. Older pages (and the OpenEI roadmap) still show 13 ft 6 in. Rear overhang counts toward the 53 ft 6 in trailer-and-load length.':
    'Los postes, tubos y piezas estructurales similares tienen una exención de largo durante el día. La altura subió a 14 ft. Páginas antiguas (y la guía de OpenEI) aún indican 13 ft 6 in. El saliente trasero cuenta dentro del largo de 53 ft 6 in de remolque y carga.',
  'Police are required over 16 ft wide, 160 ft long or 201,000 lb.':
    'Policía por encima de 16 ft de ancho, 160 ft de largo o 201,000 lb.',
  'Regional authorization is required over 17 ft wide on two-lane roads (20 ft on Interstates) or 17 ft 6 in high.':
    'Autorización regional por encima de 17 ft de ancho en caminos de dos carriles (20 ft en interestatales) o 17 ft 6 in de alto.',
  'Saturday travel is allowed, Sunday is not. Inside I-285 in Atlanta, travel only to load or deliver, with rush-hour curfews.':
    'Sábado permitido, domingo no. En Atlanta, dentro de la I-285, solo para cargar o entregar, con horas pico restringidas.',
  'Service pages call for a pole car only over 17 ft high. A warning light can replace the rear escort in some cases.':
    'Páginas de servicio piden carro con poste de altura solo por encima de 17 ft de alto. Una luz de advertencia puede sustituir a la escolta trasera en algunos casos.',
  'Since 2022 loads may move any day of the week except a holiday. Loads up to 10 ft wide, 14 ft 6 in high, 120 ft long and 140,000 lb may move at any hour. Stop when visibility is below 1,000 ft or wind reaches 25 mph.':
    'Cualquier día de la semana salvo feriados desde 2022. Las cargas de hasta 10 ft de ancho, 14 ft 6 in de alto, 120 ft de largo y 140,000 lb pueden circular a cualquier hora. Hay que detenerse cuando la visibilidad baja de 1,000 ft o el viento llega a 25 mph.',
  'Small loads (about 10 ft wide, 16 ft high, 85 ft long) may move every day. Other loads, Monday through Saturday. Spring weight restrictions run from March to mid-June.':
    'Las cargas pequeñas (unos 10 ft de ancho, 16 ft de alto, 85 ft de largo) pueden circular todos los días. Las demás, de lunes a sábado. Restricciones de peso de primavera de marzo a mediados de junio.',
  'Sources list 15, 16 and 17 ft wide. The 2024 state handbook says over 16 ft.':
    'Las fuentes varían entre 15, 16 y 17 ft de ancho. El manual estatal de 2024 dice más de 16 ft.',
  'State documents disagree: 16 or 17 ft wide, and 108,000, 120,000 or 200,000 lb.':
    'Los documentos del estado no coinciden: 16 o 17 ft de ancho, y 108,000, 120,000 o 200,000 lb.',
  "State rules set no superload figures. These come from a service page's reading of processing limits.":
    'Las reglas del estado no definen un superload en cifras. Estas son la lectura de los límites de trámite en una página de servicio.',
  'The 125 ft figure is the trailing unit plus load, not the whole combination.':
    'La cifra de 125 ft es la unidad remolcada más la carga, no toda la combinación.',
  'The 13 ft 6 in is for the vehicle. A load may be 6 in higher. A 53 ft semitrailer is legal with no more than 43 ft from kingpin to rear axle. The overall limit off the National Network is 74 ft.':
    '13 ft 6 in es el vehículo. Una carga puede sobresalir 6 in más. Un semirremolque de 53 ft exige como máximo 43 ft del perno rey al eje trasero. 74 ft en total fuera de la Red Nacional.',
  'The 14 ft 6 in height applies on every road. The state posts lower structures. Off the Interstate the gross limit is about 85,000 lb and the tandem limit 40,000 lb. The Eisenhower-Johnson tunnels limit height to 13 ft 11 in.':
    'La altura de 14 ft 6 in vale en todas las carreteras. El estado señala las estructuras más bajas. Fuera de las interestatales el límite bruto es de unas 85,000 lb y el tándem de 40,000 lb. Los túneles Eisenhower-Johnson acaban en 13 ft 11 in.',
  'The 14 ft height applies on the Interstate and designated routes, 13 ft 6 in elsewhere. One page lists 15 ft of legal rear overhang. The 60 ft overall length applies off the Interstate and designated routes.':
    'La altura de 14 ft vale en interestatales y rutas designadas, 13 ft 6 in en las demás. Una página da 15 ft de saliente trasero legal. 60 ft en total rige fuera de interestatales y rutas designadas.',
  'The 16 ft height and 200,000 lb weight include the figure itself.':
    'La altura de 16 ft y el peso de 200,000 lb son inclusivos.',
  'The 2026 guidelines require no escort from 12 to 14 ft wide off two-lane roads, two from 14 ft on all roads.':
    'Según las guías de 2026, ninguna de 12 a 14 ft de ancho fuera de los caminos de dos carriles, dos desde 14 ft en todos los caminos.',
  'The 53 ft covers trailer plus load, so it includes rear overhang. The kingpin to rear axle limit is 40 ft 6 in to 43 ft, depending on the source.':
    'Los 53 ft abarcan remolque y carga, así que el saliente trasero cuenta dentro. El límite del perno rey al eje trasero es de 40 ft 6 in a 43 ft según la fuente.',
  'The 75 ft includes overhang. Montana applies the bridge formula to gross weight statewide and, where the federal cap does not apply, allows more than 80,000 lb with enough axles.':
    'Los 75 ft incluyen el saliente. Montana aplica la fórmula de puentes al peso bruto en todo el estado y permite más de 80,000 lb fuera del tope federal con suficientes ejes.',
  'The 75 ft overall includes rear overhang. Gross weight is 105,500 lb on state highways by bridge table, 80,000 lb on the Interstate. Sources disagree on overhang (none or 10 ft).':
    'Los 75 ft en total incluyen el saliente trasero. 105,500 lb de peso bruto en carreteras estatales según la tabla de puentes, 80,000 lb en interestatales. Las fuentes no coinciden en el saliente (ninguno o 10 ft).',
  'The agency page lists 3 ft of front overhang. Three service pages list 2 ft.':
    'La página de la agencia da 3 ft de saliente delantero. Tres páginas de servicio dan 2 ft.',
  'The current administrative code allows travel Monday through Sunday, sunrise to sunset. Older pages say no weekends.':
    'El código administrativo vigente permite de lunes a domingo, del amanecer al anochecer. Páginas antiguas dicen que no en fin de semana.',
  'The daylight rule applies when an escort is needed or the load is exceptional. Smaller loads may move day and night. Los Angeles, San Diego, Sacramento and San Francisco have rush-hour curfews.':
    'La regla de luz de día rige cuando hace falta escolta o la carga es excepcional. Las cargas menores pueden circular de día y de noche. Horas pico restringidas en Los Ángeles, San Diego, Sacramento y San Francisco.',
  'The fee covers a single trip in one direction. Over 14 ft wide or 135 ft long, Caltrans charges $50 for each hour of its work on top of the $16.':
    'Viaje único, un sentido. Por encima de 14 ft de ancho o 135 ft de largo Caltrans cobra $50 por cada hora de su trabajo además de los $16.',
  'The fee is charged per day, usually one to three days. Overweight uses a weight and distance table and is valid five days. The statute charges $10 per trip, or $10 per operating day when the trip lasts more than one calendar day. An older rule shows $8.':
    'Se cobra por día, normalmente de uno a tres. El sobrepeso usa una tabla de peso y distancia y vale cinco días. La ley cobra $10 por viaje, o $10 por día de operación cuando el viaje dura más de un día natural. Una regla antigua indica $8.',
  'The fee is for a Class A single trip of 96 hours at up to 80,000 lb gross. $75 if overweight. Class C costs $30 or $40 oversize and $90 or $100 overweight. Engineering costs $125 for each 50 miles.':
    'Viaje único de clase A, 96 horas, peso bruto hasta 80,000 lb. $75 con sobrepeso. La clase C cuesta $30 o $40 por sobredimensión y $90 o $100 por sobrepeso. La ingeniería cuesta $125 por cada 50 millas.',
  'The fee is one way. $100 with return, $145 if overweight or superload. The administrative code builds the fee from a $20 processing charge plus surcharges.':
    'Un sentido. $100 con regreso, $145 con sobrepeso o superload. El código administrativo forma la tarifa con un cargo de trámite de $20 más recargos.',
  'The height limit is 14 ft when traveling only on Interstates, 13 ft 6 in elsewhere.':
    '14 ft de alto cuando se circula solo por interestatales, 13 ft 6 in en los demás caminos.',
  'The law has no superload class: over 17 ft wide, 17 ft 6 in high or 300,000 lb, the application leaves the automated system. The length is the GAO (2015) figure.':
    'Sin clase de superload en la ley: por encima de 17 ft de ancho, 17 ft 6 in de alto o 300,000 lb la solicitud sale del sistema automático. El largo es la cifra de GAO (2015).',
  'The law has no superload class: over 200,000 lb, over 16 ft high, or overweight and over 12 ft wide, the review takes longer.':
    'Sin clase de superload en la ley: por encima de 200,000 lb, de 16 ft de alto, o con sobrepeso y más de 12 ft de ancho, la revisión tarda más.',
  'The legal height is 17 ft on the Dalton and Elliott Highways north of Fox. There is no fixed 80,000 lb cap: gross weight follows the axle groups and the bridge formula.':
    '17 ft de alto en las carreteras Dalton y Elliott al norte de Fox. Sin tope fijo de 80,000 lb: el peso bruto sigue los grupos de ejes y la fórmula de puentes.',
  'The length figure does not apply on divided highways. Off designated routes two escorts are required.':
    'La cifra de largo no rige en carreteras divididas. Dos escoltas fuera de rutas designadas.',
  'The length figure is 80 ft on undivided highways, 100 ft on divided. Loads over 13 ft 6 in wide need two escorts. 15 ft and over needs three. Loads between 12 ft and 13 ft 6 in wide on undivided roads need one escort in front.':
    '80 ft en carreteras sin división, 100 ft en las divididas. Más de 13 ft 6 in, dos escoltas. Más de 15 ft, tres. Entre 12 ft y 13 ft 6 in de ancho en carreteras sin división: una escolta delantera.',
  'The length figure is for all roads. Loads over 14 ft wide need two escorts. Rear overhang over 5 ft needs a rear escort on two-lane roads. Another service page lists over 85 ft long and over 16 ft high.':
    'La cifra de largo es para todos los caminos. Más de 14 ft de ancho exige dos escoltas. Un saliente trasero de más de 5 ft exige escolta trasera en caminos de dos carriles. Otra página de servicio da más de 85 ft de largo y más de 16 ft de alto.',
  'The length figure of 85 ft applies on mountain two-lane roads. 110 ft on other two-lane roads, 115 ft on four-lane roads. Over 16 ft high, a front escort that is already required carries a height pole.':
    '85 ft rige en caminos de montaña de dos carriles. 110 ft en otros de dos carriles, 115 ft en los de cuatro. Por encima de 16 ft de alto, el vehículo delantero que ya se exige lleva poste de altura.',
  'The length is the GAO (2015) and service page figure. The agency page lists only width, height and weight.':
    'El largo es la cifra de GAO (2015) y de páginas de servicio. La página de la agencia solo indica ancho, altura y peso.',
  'The overall limit is 65 ft off the designated network. The state gross limit is 86,400 lb off the Interstate.':
    '65 ft en total fuera de la red designada. Límite bruto estatal 86,400 lb fuera de interestatales.',
  'The overweight schedule is $5.50 to $10.50 plus $2 per additional 10,000 lb.':
    'Tarifa de sobrepeso de $5.50 a $10.50 más $2 por cada 10,000 lb adicionales.',
  'The permit lasts 96 hours. Overweight costs $60 up to 125,000 lb, $80 to $540 above.':
    '96 horas. $60 con sobrepeso hasta 125,000 lb, de $80 a $540 por encima.',
  'The route color decides when one or two pilot cars are required: over 10 ft wide on brown two-lane routes, 11 ft on blue, 12 ft on green and yellow. CHP over 15 ft (16 ft on yellow routes). A 25 ft overhang needs one pilot car. Caltrans has no general height-pole rule. One page uses 15 ft.':
    'Uno o dos carros piloto según el color de la ruta: por encima de 10 ft de ancho en rutas marrones de dos carriles, 11 ft en azules, 12 ft en verdes y amarillas. CHP por encima de 15 ft (16 ft en rutas amarillas). Un saliente de 25 ft exige uno. Caltrans no tiene regla general de poste de altura. Una página usa 15 ft.',
  'The rule compares the load with a standard drawing and sets no pound figure.':
    'La regla compara la carga con un dibujo estándar y no fija una cifra en libras.',
  'The rule defines superloads by the kind of object. 120,000 lb is the limit for certain manufactured goods. GAO lists no superload length.':
    'La regla define los superloads por la clase de objeto. 120,000 lb es el límite para ciertos bienes manufacturados. GAO: sin largo de superload.',
  'The rule requires an escort over 16 ft wide, and whenever the load crosses the center line or leaves its lane. Service pages say 15 ft or less.':
    'La regla fija escolta por encima de 16 ft de ancho, y siempre que la carga cruce la línea central o salga de su carril. Páginas de servicio indican 15 ft o menos.',
  'The semitrailer limit off the National Network is 48 ft. The tandem limit off the Interstate is 37,800 lb. One page lists 15 ft of legal rear overhang.':
    'Semirremolque de 48 ft fuera de la Red Nacional. Límite de tándem fuera de interestatales 37,800 lb. Una página da 15 ft de saliente trasero legal.',
  'The single-trip fee is flat. An amendment filed in May 2026 proposes $120, and $500 for the bridge analysis of a superload.':
    'Tarifa fija por viaje. Una enmienda presentada en mayo de 2026 propone $120, y $500 por el análisis de puentes de un superload.',
  'The state agency lists more than 70 ft overall length or more than 10 ft overhang at either end as permit triggers. By statute both ends together may reach out 10 ft.':
    'La agencia del estado indica más de 70 ft de largo total o más de 10 ft de saliente en cualquier extremo como motivo de permiso. Según la ley, los dos extremos juntos pueden sobresalir 10 ft.',
  'The state assigns escorts on each permit and publishes no thresholds. These come from other pages. Loads over 100 ft long need two escorts. One page lists a height pole over 14 ft 5 in.':
    'El estado asigna las escoltas en cada permiso y no publica umbrales. Estos vienen de otras páginas. Por encima de 100 ft de largo, dos escoltas. Una página da poste de altura por encima de 14 ft 5 in.',
  'The state has no superload class. Height and weight are the limits for permits the state office issues online. Width and length come from a service page.':
    'El estado no tiene clase de superload. La altura y el peso son los límites hasta los que la oficina estatal emite permisos en línea. El ancho y el largo vienen de una página de servicio.',
  'The state publishes no superload class. It asks for a route survey over 16 ft wide or 14 ft 6 in high.':
    'El estado no publica una clase de superload. Se pide un estudio de ruta por encima de 16 ft de ancho o 14 ft 6 in de alto.',
  'The statute bars any other length limit on tractor-semitrailers. Spring weight limits run from mid-February to the end of April.':
    'La ley prohíbe cualquier otro límite de largo para tractocamiones con semirremolque. Límites de peso de primavera de mediados de febrero a fines de abril.',
  'The statutory fee is $60. With the 25 cent and 2.25% processing charge it comes to $61.61, rounded up to $62 here. Overweight adds $150 to $375 by weight bracket and $35 for supervision above 200,000 lb. The processing charge applies to the whole amount.':
    'La tarifa legal es $60. Con el cargo de trámite de 25 centavos y 2.25% llega a $61.61, redondeado aquí a $62. El sobrepeso añade de $150 a $375 según la banda de peso y $35 de supervisión por encima de 200,000 lb. El cargo de trámite es sobre la suma entera.',
  'The statutory superload class starts at 500,000 lb. Over 200,000 lb or 17 ft wide needs a special permit.':
    'La clase legal de superload empieza en 500,000 lb. Por encima de 200,000 lb o 17 ft de ancho se aplica un permiso especial.',
  'The two-lane figure is for black-coded routes. On red-coded mountain routes an escort is required starting at 8 ft 7 in wide, which is any overwidth load, and at 75 ft long. On the Interstate, over 15 ft wide or over 120 ft long.':
    'La cifra de dos carriles es para rutas de código negro. En rutas de montaña de código rojo se exige escolta desde 8 ft 7 in de ancho, es decir, toda carga con exceso de ancho, y desde 75 ft de largo. Interestatal: más de 15 ft de ancho, más de 120 ft de largo.',
  'The two-lane figures are for green map routes. Purple and other two-lane roads start at 9 ft wide and 95 ft long. On the Interstate, length starts at 120 ft.':
    'Las cifras de dos carriles son para rutas verdes del mapa. Las moradas y otros caminos de dos carriles empiezan a 9 ft de ancho y 95 ft de largo. Largo en interestatales desde 120 ft.',
  'The two-lane rule is "wider than half the roadway" (12 ft on a 24 ft roadway), where amber lights can replace the escort up to 14 ft 6 in.':
    'La regla de dos carriles es "más ancho que media calzada" (12 ft en una calzada de 24 ft), donde luces ámbar pueden sustituir a la escolta hasta 14 ft 6 in.',
  'The weekend ban applies in July and August only. Overweight-only vehicles may move at any hour.':
    'La restricción de fin de semana rige solo en julio y agosto. Los vehículos solo con sobrepeso pueden circular a cualquier hora.',
  'There has been no general weekend limit since 2018. Overweight-only loads may run day and night.':
    'Sin límite general de fin de semana desde 2018. Solo con sobrepeso, de día y de noche.',
  'There is no superload class: 16 ft wide starts a region review and 150,000 lb a bridge review.':
    'Sin clase de superload: 16 ft de ancho inicia una revisión regional y 150,000 lb una revisión de puentes.',
  "These are from the agency's May 2025 guide. Older service pages show 140,000 lb.":
    'Guía de la agencia de mayo de 2025. Páginas de servicio antiguas indican 140,000 lb.',
  'These are the Caltrans variance limits. Weight superloads are defined by axle configuration, not by pounds.':
    'Límites de variación de Caltrans. Los superloads por peso se definen por la configuración de ejes, no por libras.',
  'This is for an oversize-only trip. Overweight starts at $14, by miles and weight.':
    'Viaje solo por dimensiones. Sobrepeso desde $14 según millas y peso.',
  'This is the base figure. The Maine Turnpike sells its own $10 permit.':
    'Cifra básica. La Maine Turnpike vende su propio permiso de $10.',
  'This is the standard single trip up to 16 ft wide and high and 150,000 lb. A superload costs $125. Over 180,000 lb costs $500.':
    'Viaje único estándar hasta 16 ft de ancho y alto y 150,000 lb. Superload $125. Por encima de 180,000 lb $500.',
  'This is the statutory single-trip fee (older pages show $35). Engineering review costs $800 to $10,000 by weight. One page says ten days.':
    'Tarifa legal por viaje (páginas antiguas muestran $35). Revisión de ingeniería de $800 a $10,000 según el peso. Una página da diez días.',
  'Trailer and load together must be within 53 ft. GAO (2015) lists no superload length.':
    'Remolque y carga juntos dentro de 53 ft. GAO (2015) no registra largo de superload.',
  'Travel Monday through Friday. Overweight-only loads have no time limits.':
    'De lunes a viernes. Solo con sobrepeso no hay límite de horario.',
  'Travel Monday through Saturday, Sunday by authorization. Overweight-only loads up to 112,000 lb may run at any hour.':
    'De lunes a sábado, domingo con autorización. Hasta 112,000 lb, solo con sobrepeso, a cualquier hora.',
  'Travel Monday through Saturday. Over 130,000 lb, Monday through Friday. Urban areas have rush-hour bans.':
    'De lunes a sábado. Por encima de 130,000 lb de lunes a viernes. Restricciones urbanas en horas pico.',
  'Travel in daylight seven days a week. Interstates in Oklahoma, Tulsa and Cleveland counties have rush-hour bans.':
    'Luz de día siete días a la semana. Restricciones en horas pico en interestatales en los condados de Oklahoma, Tulsa y Cleveland.',
  'Travel is allowed Saturday but not Sunday (overweight-only loads, or overlength up to 85 ft, may). Cities have rush-hour bans.':
    'Sábado sí, domingo no (solo con sobrepeso, o con exceso de largo hasta 85 ft, sí se puede). Restricciones en horas pico en las ciudades.',
  'Travel is allowed every day at any hour, but superloads and mobile homes move by day and not on Sunday. Interstates in five counties have rush-hour bans over 12 ft 6 in wide, 15 ft high or 90 ft long.':
    'Todos los días a cualquier hora, pero los superloads y las casas móviles de día y no en domingo. Restricciones en horas pico en las interestatales de cinco condados por encima de 12 ft 6 in de ancho, 15 ft de alto o 90 ft de largo.',
  'Travel is allowed seven days a week under a 2013 act. The Turnpike and older pages stop at noon on Saturday and bar weekends over 10 ft wide or 85 ft long. Urban areas have hour limits.':
    'Siete días a la semana por una ley de 2013. La Turnpike y páginas antiguas paran el sábado al mediodía y restringen los fines de semana por encima de 10 ft de ancho u 85 ft de largo. Límites de horario urbanos.',
  'Travel is allowed seven days a week, but not on weekends when a major holiday falls on Monday or Friday. Little Rock has curfews 7-9 AM and 4-6 PM on I-30 mile 137 to 143, I-40 mile 151 to 155 and all of I-630.':
    'Siete días a la semana, pero sin circulación de fin de semana cuando un feriado mayor cae en lunes o viernes. Horas restringidas en Little Rock de 7 a 9 am y de 4 a 6 pm en la I-30 de la milla 137 a la 143, la I-40 de la milla 151 a la 155 y toda la I-630.',
  'Travel is allowed seven days a week, including holidays. Overweight-only loads have no time limits. The Turnpike has its own size and time rules.':
    'Siete días a la semana, feriados incluidos. Solo con sobrepeso no hay límite de horario. La Turnpike tiene sus propias reglas de tamaño y horario.',
  'Travel is allowed until noon Saturday, not on Sunday. Wide or heavy loads may use the Baltimore and Washington beltways from 9 AM to 3:30 PM.':
    'Sábado hasta el mediodía, domingo no. En los anillos de Baltimore y Washington de 9 am a 3:30 pm para cargas anchas o pesadas.',
  'Travel sunrise to sunset every day. Loads over 14 ft wide may move only until noon Saturday and, with few exceptions, not on Interstates. Mardi Gras restrictions apply.':
    'Del amanecer al anochecer todos los días. Más de 14 ft de ancho solo hasta el mediodía del sábado y no en interestatales, con pocas excepciones. Restricciones en Mardi Gras.',
  'Travel sunrise to sunset. Overweight-only loads may keep moving. A service page lists seven no-travel holidays. Two service pages allow Saturday until noon and no Sunday.':
    'Del amanecer al anochecer. Solo con sobrepeso se puede continuar. Una página de servicio lista siete feriados sin circulación. Dos páginas de servicio permiten el sábado hasta el mediodía y no el domingo.',
  'Two conditions that each need one escort require two escorts together. Over 16 ft wide requires law enforcement.':
    'Dos condiciones de una escolta juntas exigen dos escoltas. Más de 16 ft de ancho, agentes del orden.',
  "Two escorts are required on two-lane roads. Another page starts at 15 ft on the Interstate. Height escorts are at the patrol's discretion.":
    'Dos escoltas en caminos de dos carriles. Otra página empieza a los 15 ft en interestatales. La altura queda a criterio de la patrulla.',
  'Two escorts are required over 16 ft wide, 125 ft long or 18 ft high, or when two dimensions each need one.':
    'Dos escoltas por encima de 16 ft de ancho, 125 ft de largo o 18 ft de alto, o cuando dos dimensiones exigen una cada una.',
  'Two tandem sets may carry 34,000 lb each with at least 30 ft of spacing off the Interstate, 36 ft on it. Overall length depends on the route map group. Superload width is 14 ft on two-lane roads.':
    'Dos juegos de tándem pueden llevar 34,000 lb cada uno desde 30 ft de separación fuera de interestatales, 36 ft en ellas. El largo total depende del grupo del mapa de rutas. El ancho de superload es 14 ft en caminos de dos carriles.',
  'Two-lane roads: two escorts over 12 ft wide, length escorts from 75 ft. Four-lane roads: one rear escort over 12 ft, length escorts from 110 ft.':
    'Dos carriles: más de 12 ft de ancho dos escoltas, largo desde 75 ft. Cuatro carriles: una trasera por encima de 12 ft, largo desde 110 ft.',
  'Up to 117,000 lb is legal without a permit on state and Interstate roads when axle and bridge limits and registration allow it. The 60 ft covers trailer and load with overhang.':
    'Hasta 117,000 lb es legal sin permiso en carreteras estatales e interestatales cuando lo permiten los límites de ejes y puentes y el registro. Los 60 ft cuentan remolque y carga con el saliente.',
  'Urban counties along the Wasatch Front bar rush-hour travel above 12 ft wide, 14 ft 6 in high or 105 ft long. Older pages also close Pioneer Day.':
    'Los condados urbanos del Wasatch Front prohíben la circulación en horas pico por encima de 12 ft de ancho, 14 ft 6 in de alto o 105 ft de largo. Páginas antiguas también cierran Pioneer Day.',
  'We have no price because these permits are not sold online. A 2014 manual lists $30 one way and $50 round trip for a single trip.':
    'Aquí no hay precio: los permisos no se venden en línea. Un manual de 2014 da $30 por un sentido y $50 por ida y vuelta.',
  'We have no price because these permits are not sold online. The state charges a $40 base for a single oversize move, plus width and height surcharges (service page, schedule effective 2016).':
    'Aquí no hay precio: los permisos no se venden en línea. El estado sí cobra: $40 de base por un solo movimiento sobredimensionado más recargos por ancho y altura (página de servicio, tarifa vigente desde 2016).',
  'We have no price because these permits are not sold online. The state department charges $5 to $25.':
    'Aquí no hay precio: los permisos no se venden en línea. El departamento del estado cobra de $5 a $25.',
  'Weekend and holiday limits apply over 16 ft wide (and 110 ft long on weekends). Overweight-only loads may run at any hour.':
    'Los límites de fin de semana y feriados rigen por encima de 16 ft de ancho (y 110 ft de largo en fin de semana). Solo con sobrepeso, a cualquier hora.',
  'Weekend travel is allowed on request up to 14 ft wide, but not on the Turnpike or with low-impact bridges. Overweight-only loads up to 110,000 lb may run at any hour.':
    'Fines de semana a petición hasta 14 ft de ancho, no en la Turnpike ni con puentes de bajo impacto. Solo con sobrepeso hasta 110,000 lb, a cualquier hora.',
  'Weight alone does not make a superload in Michigan: its axle table governs and goes up to 164,000 lb on eleven axles.':
    'En Míchigan el peso solo no hace un superload: rige su tabla de ejes, que llega a 164,000 lb con once ejes.',
  'Width, height and length are where a route inspection starts. Over 254,300 lb (or over 200,000 lb with under 95 ft of axle spacing) the load is superheavy.':
    'Ancho, altura y largo son los puntos en que empieza una inspección de ruta. Por encima de 254,300 lb (o de 200,000 lb con menos de 95 ft entre ejes) la carga es superpesada.',
};
