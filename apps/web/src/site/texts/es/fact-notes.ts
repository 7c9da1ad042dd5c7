/** Texts of the facts that pages show, by their English text. One without a Spanish text fails a test. */
export const factNotes: Readonly<Record<string, string>> = {
  '100 ft or more': '100 ft o más',
  '120 ft or more': '120 ft o más',
  '120,000 lb or more': '120,000 lb o más',
  '15 ft 6 in or more': '15 ft 6 in o más',
  '15 ft or more': '15 ft o más',
  '180,000 lb or more': '180,000 lb o más',
  '189,999 lb or greater': '189,999 lb o más',
  '2024 state table: begins December 24. The hour is from a permit guide. A new table comes out each year':
    'tabla estatal de 2024: empieza el 24 de diciembre. La hora es de una guía de permisos. Cada año sale una tabla nueva',
  '2024: mobile and modular homes barred from the Saturday before to the Tuesday after':
    '2024: casas móviles y modulares prohibidas desde el sábado anterior hasta el martes siguiente',
  '2026: from half an hour after sunset on Friday, April 17 to half an hour before sunrise on Tuesday, April 21, including the weekend':
    '2026: desde media hora después de que se pone el sol el viernes 17 de abril hasta media hora antes de que salga el martes 21 de abril, con el fin de semana',
  '24-hour permit': 'permiso de 24 horas',
  '7:30 AM-5:00 PM MT': '7:30 AM-5:00 PM MT',
  '8:00 AM-4:00 PM ET (service page)': '8:00 AM-4:00 PM ET (página de un servicio)',
  '8:00 AM-4:30 PM ET': '8:00 AM-4:30 PM ET',
  '96 continuous hours': '96 horas seguidas',
  '9:00 PM to 5:00 AM on request, 2013 pilot program. A newer service page lists 13 ft, 14 ft 6 in, 90 ft and 150,000 lb at any hour':
    'de 9:00 PM a 5:00 AM a petición, programa piloto de 2013. Una página de servicio más nueva indica 13 ft, 14 ft 6 in, 90 ft y 150,000 lb a cualquier hora',
  'A Saturday holiday is also observed on Friday, a Sunday holiday also on Monday.':
    'Un feriado en sábado también se observa el viernes, uno en domingo también el lunes.',
  'A copy must be in the towing vehicle for inspection, except as subsection (c) of section 1402 provides. We have not read that subsection.':
    'Debe ir una copia en el vehículo de arrastre para la inspección, salvo lo que dispone el inciso (c) de la sección 1402, que no hemos leído.',
  'A travel plan may be required. Also over 18 ft wide, 16 ft high or 200 ft long. No gross weight by itself makes a superload.':
    'Puede exigirse un plan de viaje. También con más de 18 ft de ancho, 16 ft de alto o 200 ft de largo. Ningún peso bruto por sí solo hace un superload.',
  'Above the self-issue limit. Over 16 ft high, local moves only.':
    'Por encima del límite de emisión propia. Más de 16 ft de alto, solo movimientos locales.',
  'Albuquerque, Interstates included': 'Albuquerque, con sus interestatales',
  'Amber lights may replace the rear escort.': 'Luces ámbar pueden sustituir a la escolta de atrás.',
  'April 1 to November 30 only': 'solo del 1 de abril al 30 de noviembre',
  'As the permit says. Moves only on Sunday before noon. Number not published, two shown.':
    'Según el permiso. Solo circula el domingo antes del mediodía. Número no publicado, se muestran dos.',
  'Atlanta, inside and including I-285. Only to load or deliver there':
    'Atlanta, dentro de la I-285 y en ella, solo para cargar o entregar allí',
  Augusta: 'Augusta',
  'Baltimore Beltway I-695': 'Baltimore Beltway I-695',
  'Black Hills list: parts of US 14A, US 85, US 385, SD 44, SD 89, SD 40 and all of SD 231, US 16A, SD 244, SD 87, SD 36, SD 473':
    'lista de las Black Hills: partes de US 14A, US 85, US 385, SD 44, SD 89, SD 40 y todas las SD 231, US 16A, SD 244, SD 87, SD 36, SD 473',
  'Boise and Garden City': 'Boise y Garden City',
  'Boston area, Interstates 93 and 95 (travel only 9:30 AM to 3:30 PM)':
    'zona de Boston, interestatales 93 y 95 (circulación solo de 9:30 AM a 3:30 PM)',
  'Branson: Route 76 between 13 and 160, Route 13 between Branson West and 86 (May 1 to November 2)':
    'Branson: Route 76 entre la 13 y la 160, Route 13 entre Branson West y la 86 (del 1 de mayo al 2 de noviembre)',
  'Caldwell and Nampa': 'Caldwell y Nampa',
  'Cape Cod: one escort and State Police. Position not stated':
    'Cape Cod: una escolta y la Policía Estatal, sin posición indicada',
  'Capital Beltway I-495/I-95': 'Capital Beltway I-495/I-95',
  'Central City (the source does not say which days, so every day is listed)':
    'Central City (la fuente no dice qué días, así que cuentan todos)',
  'Chapter 6 special permit': 'permiso especial del capítulo 6',
  'Chicago and Metro East counties, travel only 9:00 AM to 3:00 PM Monday through Friday':
    'condados de Chicago y Metro East, circulación solo de 9:00 AM a 3:00 PM de lunes a viernes',
  'City of Boston, any load over legal size: at least one escort and city police':
    'ciudad de Boston, toda carga que pase del tamaño legal: al menos una escolta y policía de la ciudad',
  'Class A online. Class C is approved by staff, 48 working hours on average':
    'Clase A en línea. La Clase C la aprueba el personal, en 48 horas hábiles de promedio',
  'Class C': 'Clase C',
  'Class C office Mon-Fri 8:00 AM-5:00 PM MT': 'oficina de Clase C, lun-vie 8:00 AM-5:00 PM MT',
  "Coeur d'Alene": "Coeur d'Alene",
  'Colorado Springs area (the source does not say which days, so every day is listed)':
    'zona de Colorado Springs (la fuente no dice qué días, así que cuentan todos)',
  'Columbia, Dane, Milwaukee, Rock and Waukesha counties, Fridays from the fourth Friday in May to Labor Day':
    'condados de Columbia, Dane, Milwaukee, Rock y Waukesha, viernes desde el cuarto viernes de mayo hasta Labor Day',
  'Cripple Creek: US 24 from Divide to Woodland Park, and CO 67 from Divide to Cripple Creek':
    'Cripple Creek: US 24 de Divide a Woodland Park, y CO 67 de Divide a Cripple Creek',
  'Denver metropolitan area (the source does not say which days, so every day is listed)':
    'zona metropolitana de Denver (la fuente no dice qué días, así que cuentan todos)',
  'Duluth city limits': 'límites de la ciudad de Duluth',
  'Eastern Nebraska: state highways from the Iowa line to NE 14 and from the Kansas line to NE 91':
    'este de Nebraska: carreteras estatales desde el límite con Iowa hasta NE 14 y desde el límite con Kansas hasta NE 91',
  'Escort handbook only: 15 ft or more through larger cities with traffic signals.':
    'Solo según el manual de escoltas: 15 ft o más por ciudades grandes con semáforos.',
  Española: 'Española',
  'Eugene urban area': 'zona urbana de Eugene',
  'Florida Keys south of Florida City only: at least one qualified escort (blanket permit conditions, position not stated).':
    'Solo en los Cayos de Florida al sur de Florida City: al menos una escolta calificada (condiciones del permiso anual, sin posición indicada).',
  'Florida Keys south of Florida City: night only, 9:00 PM to 5:00 AM':
    'Cayos de Florida al sur de Florida City: solo de noche, de 9:00 PM a 5:00 AM',
  'Florida Keys, south of Florida City (no daytime travel)':
    'Cayos de Florida, al sur de Florida City (sin circulación de día)',
  'For escorted night moves the carrier hands a hard copy to the State Police. We found nothing about a screen copy.':
    'Para movimientos de noche con escolta el transportista entrega una copia en papel a la Policía Estatal. No hallamos nada sobre una copia en pantalla.',
  'Fort Pitt, Squirrel Hill and Liberty Tunnels': 'túneles Fort Pitt, Squirrel Hill y Liberty',
  'From noon the weekday before through the holiday. A Monday holiday, from noon Friday.':
    'Desde el mediodía del día hábil anterior y todo el feriado. Si es lunes, desde el mediodía del viernes.',
  'George Washington Bridge, and a Port Authority Police escort through Port Newark':
    'George Washington Bridge, y escolta de la policía de la Port Authority por Port Newark',
  'Grants Pass urban area': 'zona urbana de Grants Pass',
  'Highway Patrol as well': 'también la Highway Patrol',
  'Highway Patrol as well, unless the patrol waives it': 'también la Highway Patrol, salvo que ella renuncie',
  'Highway Patrol over 150 ft under the codified rule. The 2026 pilot program raises that to 200 ft':
    'Highway Patrol por encima de 150 ft según la regla escrita. El programa piloto de 2026 lo sube a 200 ft',
  'Highway Patrol over 17 ft under the codified rule. The 2026 pilot program raises that to 18 ft':
    'Highway Patrol por encima de 17 ft según la regla escrita. El programa piloto de 2026 lo sube a 18 ft',
  'Hillsborough and Miami-Dade counties (the source does not say which days, so every day is listed)':
    'condados de Hillsborough y Miami-Dade (la fuente no dice qué días, así que cuentan todos)',
  'Houses and similar structures: police escort as the Division decides.':
    'Casas y estructuras parecidas: escolta de la policía según decida la División.',
  'I-235 in Des Moines': 'I-235 en Des Moines',
  'I-70 West, Morrison exit to West Vail exit, closed to extra-legal loads at published hours (summer)':
    'I-70 Oeste, de la salida de Morrison a la de West Vail, cerrada a cargas que pasan de los límites en horas publicadas (verano)',
  'I-70 West, Morrison exit to West Vail exit, closed to extra-legal loads at published hours (winter)':
    'I-70 Oeste, de la salida de Morrison a la de West Vail, cerrada a cargas que pasan de los límites en horas publicadas (invierno)',
  'I-80 exits 395 to 409': 'I-80, salidas 395 a 409',
  'I-95 between mile 118 and 122 toward the George Washington Bridge. Oversize loads are otherwise kept off the Turnpike, the Garden State Parkway and the Atlantic City Expressway':
    'I-95 entre las millas 118 y 122 hacia el George Washington Bridge. Por lo demás no se admiten cargas sobredimensionadas en la Turnpike, la Garden State Parkway ni la Atlantic City Expressway',
  'Idaho Falls': 'Idaho Falls',
  'Interstate and listed routes, only when the permit says so. Not on holiday weekends or in curfew areas':
    'interestatales y rutas de la lista, solo cuando el permiso lo dice. No en fines de semana con feriado ni en zonas con horas restringidas',
  'Interstate highways in Cleveland County, except I-35 from Exit 106 to Exit 108':
    'interestatales en el condado de Cleveland, menos la I-35 de la salida 106 a la 108',
  'Interstate highways in Oklahoma County': 'interestatales en el condado de Oklahoma',
  'Interstate highways in Tulsa County': 'interestatales en el condado de Tulsa',
  'Interstate highways through Baton Rouge': 'interestatales en Baton Rouge',
  'Interstate highways through Lake Charles': 'interestatales en Lake Charles',
  'Interstate highways through Monroe': 'interestatales en Monroe',
  'Interstate highways through New Orleans': 'interestatales en New Orleans',
  'Interstate highways through Shreveport': 'interestatales en Shreveport',
  'Interstates in Davidson, Hamilton, Knox, Rutherford and Shelby counties':
    'interestatales en los condados de Davidson, Hamilton, Knox, Rutherford y Shelby',
  'Interstates only: two escorts in all, positions set on the permit':
    'solo interestatales: dos escoltas en total, con la posición que fija el permiso',
  'Jefferson County, I-55 and Routes 21 and 30 from the St. Louis County line to Route 67 or 61/67':
    'condado de Jefferson, I-55 y Routes 21 y 30 desde el límite del condado de St. Louis hasta la Route 67 o 61/67',
  'July and August': 'julio y agosto',
  'Kansas City, inside Routes 150, 291, I-470, 152 and I-435 (one service lists 7:00 AM to 9:00 AM and from 4:00 PM)':
    'Kansas City, dentro de las Routes 150, 291, I-470, 152 e I-435 (un servicio indica de 7:00 AM a 9:00 AM y desde las 4:00 PM)',
  'Kansas Turnpike': 'Kansas Turnpike',
  'Labor Day to Memorial Day': 'de Labor Day a Memorial Day',
  'Lake of the Ozarks: Routes 54, 5, 42 and Business 54 (May 25 to Labor Day)':
    'lago de los Ozarks: Routes 54, 5, 42 y Business 54 (del 25 de mayo a Labor Day)',
  'Las Cruces': 'Las Cruces',
  Lewiston: 'Lewiston',
  'Lincoln, state highways inside the city, not I-80': 'Lincoln, carreteras estatales dentro de la ciudad, no la I-80',
  'Little Rock, Interstate 30 from mile 137 to 143 (the source does not say which days, so every day is listed)':
    'Little Rock, Interstate 30 de la milla 137 a la 143 (la fuente no dice qué días, así que cuentan todos)',
  'Little Rock, Interstate 40 from mile 151 to 155 (the source does not say which days, so every day is listed)':
    'Little Rock, Interstate 40 de la milla 151 a la 155 (la fuente no dice qué días, así que cuentan todos)',
  'Little Rock, all of Interstate 630 (the source does not say which days, so every day is listed)':
    'Little Rock, toda la Interstate 630 (la fuente no dice qué días, así que cuentan todos)',
  'Load off center by more than 3 ft 6 in on the passenger side (over 5 ft: one rear as well).':
    'Carga descentrada más de 3 ft 6 in del lado del pasajero (más de 5 ft: también una detrás).',
  'Los Angeles and surrounding area (Caltrans curfew map)':
    'Los Ángeles y alrededores (mapa de horas restringidas de Caltrans)',
  'Los Lunas': 'Los Lunas',
  'Louisville, Lexington and northern Kentucky counties': 'Louisville, Lexington y los condados del norte de Kentucky',
  'MN 244 between Washington County 12 in Mahtomedi and MN 96 in Dellwood':
    'MN 244 entre Washington County 12 en Mahtomedi y MN 96 en Dellwood',
  'Maine Turnpike': 'Maine Turnpike',
  Manchester: 'Manchester',
  'Mardi Gras, Saturday through Fat Tuesday: no permitted moves (except 24-hour loads) in Orleans, Jefferson and St. Bernard parishes, Lafayette off I-10, New Roads, Houma, Lake Charles off I-10 and I-210. Dates change each year':
    'Mardi Gras, del sábado al martes de carnaval: sin movimientos con permiso (salvo cargas de 24 horas) en las parroquias de Orleans, Jefferson y St. Bernard, Lafayette fuera de la I-10, New Roads, Houma, Lake Charles fuera de la I-10 y la I-210. Las fechas cambian cada año',
  'Massachusetts Turnpike (I-90)': 'Massachusetts Turnpike (I-90)',
  'Medford urban area, and I-5 Exits 24 to 33': 'zona urbana de Medford, e I-5 de la salida 24 a la 33',
  'Mega Load, outside engineering.': 'Mega Load, ingeniería externa.',
  'Memorial Day to Labor Day only': 'solo de Memorial Day a Labor Day',
  'Memorial Day to Labor Day. Exceptions exist for loads under 14 ft wide':
    'de Memorial Day a Labor Day. Hay excepciones para cargas de menos de 14 ft de ancho',
  'Milwaukee County Expressway (except US 45 between Florist and Hampton, and I-94 west of 108th Street)':
    'Milwaukee County Expressway (menos US 45 entre Florist y Hampton, e I-94 al oeste de 108th Street)',
  'Milwaukee County Expressway (same exceptions)': 'Milwaukee County Expressway (las mismas excepciones)',
  'Mon-Fri 6:00 AM-4:30 PM CT': 'lun-vie 6:00 AM-4:30 PM CT',
  'Mon-Fri 7:00 AM-3:30 PM CT': 'lun-vie 7:00 AM-3:30 PM CT',
  'Mon-Fri 7:00 AM-4:00 PM ET': 'lun-vie 7:00 AM-4:00 PM ET',
  'Mon-Fri 7:00 AM-4:30 PM CT': 'lun-vie 7:00 AM-4:30 PM CT',
  'Mon-Fri 7:00 AM-4:45 PM CT': 'lun-vie 7:00 AM-4:45 PM CT',
  'Mon-Fri 7:00 AM-5:00 PM CT. Phone line closes 30 minutes earlier. Faxed applications not accepted since 2021':
    'lun-vie 7:00 AM-5:00 PM CT. La línea telefónica cierra 30 minutos antes. No se aceptan solicitudes por fax desde 2021',
  'Mon-Fri 7:00 AM-5:00 PM PT (a vendor adds: closed Wednesday noon-1:00 PM)':
    'lun-vie 7:00 AM-5:00 PM PT (un proveedor añade: cerrado el miércoles del mediodía a 1:00 PM)',
  'Mon-Fri 7:00 AM-7:00 PM CT': 'lun-vie 7:00 AM-7:00 PM CT',
  'Mon-Fri 7:30 AM-4:00 PM ET. Applications online at any hour':
    'lun-vie 7:30 AM-4:00 PM ET, solicitudes en línea a cualquier hora',
  'Mon-Fri 7:30 AM-4:30 PM CT': 'lun-vie 7:30 AM-4:30 PM CT',
  'Mon-Fri 7:30 AM-4:30 PM MT (Overweight Loads Office)': 'lun-vie 7:30 AM-4:30 PM MT (Overweight Loads Office)',
  'Mon-Fri 7:30 AM-4:30 PM PT': 'lun-vie 7:30 AM-4:30 PM PT',
  'Mon-Fri 7:30 AM-5:00 PM ET, online at any hour': 'lun-vie 7:30 AM-5:00 PM ET, en línea a cualquier hora',
  'Mon-Fri 7:30 AM-5:00 PM MT': 'lun-vie 7:30 AM-5:00 PM MT',
  'Mon-Fri 7:30 AM-noon and 1:00 PM-4:30 PM ET': 'lun-vie 7:30 AM-mediodía y 1:00 PM-4:30 PM ET',
  'Mon-Fri 7:45 AM-4:15 PM ET': 'lun-vie 7:45 AM-4:15 PM ET',
  'Mon-Fri 8:00 AM-3:30 PM ET': 'lun-vie 8:00 AM-3:30 PM ET',
  'Mon-Fri 8:00 AM-4:00 PM ET': 'lun-vie 8:00 AM-4:00 PM ET',
  'Mon-Fri 8:00 AM-4:30 PM CT': 'lun-vie 8:00 AM-4:30 PM CT',
  'Mon-Fri 8:00 AM-4:30 PM CT (older state page)': 'lun-vie 8:00 AM-4:30 PM CT (página estatal más antigua)',
  'Mon-Fri 8:00 AM-4:30 PM ET': 'lun-vie 8:00 AM-4:30 PM ET',
  'Mon-Fri 8:00 AM-4:45 PM CT. Self-issue at any hour': 'lun-vie 8:00 AM-4:45 PM CT, emisión propia a cualquier hora',
  'Mon-Fri 8:00 AM-5:00 PM CT': 'lun-vie 8:00 AM-5:00 PM CT',
  'Mon-Fri 8:00 AM-5:00 PM ET': 'lun-vie 8:00 AM-5:00 PM ET',
  'Mon-Fri 8:00 AM-5:00 PM MT': 'lun-vie 8:00 AM-5:00 PM MT',
  'Mon-Fri 8:00 AM-5:00 PM PT': 'lun-vie 8:00 AM-5:00 PM PT',
  'Mon-Fri 8:00 AM-noon and 1:00 PM-4:00 PM CT': 'lun-vie 8:00 AM-mediodía y 1:00 PM-4:00 PM CT',
  'Monday holiday: from noon Friday to half an hour before sunrise Tuesday. Friday holiday: from noon Thursday to half an hour before sunrise Monday':
    'feriado en lunes: desde el viernes a mediodía hasta media hora antes de que salga el sol el martes. Feriado en viernes: desde el jueves a mediodía hasta media hora antes de que salga el sol el lunes',
  'Monday through Friday, 11:30 PM to 4:30 AM, as the permit says':
    'de lunes a viernes, de 11:30 PM a 4:30 AM, según el permiso',
  'Nebraska State Patrol': 'Nebraska State Patrol',
  'New Orleans off the Interstate: city police escort':
    'Nueva Orleans fuera de la interestatal: escolta de la policía de la ciudad',
  'New Orleans, bridges over the Mississippi River and two miles around them':
    'New Orleans, puentes sobre el río Mississippi y dos millas alrededor',
  'No superload class. Above the self-issue limit.':
    'No hay clase de superload. Por encima del límite de emisión propia.',
  'None up to 105 ft when the combination has three points of articulation.':
    'Ninguna hasta 105 ft cuando la combinación tiene tres puntos de articulación.',
  'Noon the weekday before to noon the weekday after. On a weekend, noon Friday to noon Monday.':
    'Desde el mediodía del día hábil anterior hasta el mediodía del día hábil siguiente. En fin de semana, del viernes a mediodía al lunes a mediodía.',
  'Not needed with a valid NJUNS trip approval ticket.':
    'No hace falta con un comprobante válido de aprobación de viaje de NJUNS.',
  'OPER 993: the driver has the permit in written or electronic form':
    'OPER 993: el conductor lleva el permiso en papel o en forma electrónica',
  'Oklahoma Highway Patrol. Number of officers not published':
    'Oklahoma Highway Patrol, sin número de oficiales publicado',
  'Olympia: I-5 Exit 109 (Lacey) to Exit 99 (Tumwater)': 'Olympia: I-5 de la salida 109 (Lacey) a la 99 (Tumwater)',
  'Omaha, all routes': 'Omaha, todas las rutas',
  'On days without school the afternoon ban is 4:30 PM-6:00 PM.':
    'En días sin clases la prohibición de la tarde es de 4:30 PM a 6:00 PM.',
  'On request. Not on the Turnpike and not with a low-impact bridge condition.':
    'A petición. No en la Turnpike ni con la condición de puentes de bajo impacto.',
  'Only where the pavement without shoulders is under 24 ft wide.':
    'Solo donde el pavimento sin acotamientos mide menos de 24 ft de ancho.',
  'Permit ceiling for a nondivisible load.': 'Máximo del permiso para una carga indivisible.',
  'Permit ceiling. Wider loads go as a frame building, no more than 30 miles, 9:00 AM-3:00 PM weekdays.':
    'Máximo del permiso. Las cargas más anchas van como edificio de armazón, no más de 30 millas, de 9:00 AM a 3:00 PM entre semana.',
  'Phoenix: I-17, I-10 and US-60 within the city limits':
    'Phoenix: I-17, I-10 y US-60 dentro de los límites de la ciudad',
  'Pocatello and Chubbuck': 'Pocatello y Chubbuck',
  'Portland urban area': 'zona urbana de Portland',
  'Pueblo area (the source does not say which days, so every day is listed)':
    'zona de Pueblo (la fuente no dice qué días, así que cuentan todos)',
  'Rear escort or amber light. The text does not say which.': 'Escolta detrás o luz ámbar. El texto no dice cuál.',
  'Rear escort or amber lights.': 'Escolta detrás o luces ámbar.',
  'Rio Rancho': 'Rio Rancho',
  'Sacramento area (Caltrans curfew map)': 'zona de Sacramento (mapa de horas restringidas de Caltrans)',
  'Salem urban area': 'zona urbana de Salem',
  'San Diego area (Caltrans curfew map)': 'zona de San Diego (mapa de horas restringidas de Caltrans)',
  'San Francisco Bay area (Caltrans curfew map)':
    'zona de la bahía de San Francisco (mapa de horas restringidas de Caltrans)',
  'San Francisco-Oakland Bay Bridge': 'puente de la bahía de San Francisco a Oakland',
  'Santa Fe, except I-25, and except NM 599 at midday': 'Santa Fe, menos la I-25, y menos la NM 599 al mediodía',
  'Seattle-Everett-Tacoma: I-5 Marysville to Fort Lewis, I-90 between I-5 and I-405, all I-405, and parts of SR 16, 18, 167, 509, 512 and 520':
    'Seattle, Everett y Tacoma: I-5 de Marysville a Fort Lewis, I-90 entre la I-5 y la I-405, toda la I-405, y partes de SR 16, 18, 167, 509, 512 y 520',
  'September to June': 'de septiembre a junio',
  'Service page only.': 'Solo página de servicio.',
  'Service page only. No official text sets a height escort.':
    'Solo página de servicio. Ningún texto oficial pide escolta por altura.',
  'Service page. The rule defines superloads by the kind of object, not by a number.':
    'Página de servicio. La regla define los superloads por el tipo de objeto, no por una cifra.',
  'St. Charles County, I-70 between Route 61 and the Missouri River bridge (eastbound mornings, westbound afternoons), Route 40/61 and Route 94':
    'condado de St. Charles, I-70 entre la Route 61 y el puente del río Missouri (hacia el este por la mañana, hacia el oeste por la tarde), Route 40/61 y Route 94',
  'St. Louis County, all routes except 370': 'condado de St. Louis, todas las rutas menos la 370',
  'Sunday only when the permit says so': 'domingo solo cuando el permiso lo dice',
  'Superload Plus, bridge analysis, up to three weeks.': 'Superload Plus, análisis de puentes, hasta tres semanas.',
  'The $20 base is due once. Whether an oversize and overweight load owes it twice is not settled (the cautious amount is shown).':
    'Los $20 de base se pagan una vez. No está claro si una carga con exceso de tamaño y de peso los debe dos veces (se indica el monto prudente).',
  'The online permit comes as a PDF to print. The original of an instant permit must be carried in the vehicle. A screen copy is not mentioned.':
    'El permiso en línea llega en PDF para imprimir. El original de un permiso inmediato debe ir en el vehículo. No se menciona una copia en pantalla.',
  'The rule bars legal holidays and holiday weekends but names no days. Columbus Day was announced as not restricted.':
    'La regla cierra feriados legales y sus fines de semana pero no nombra días. Columbus Day se anunció sin restricción.',
  'The rule does not say whether the 1,000 lb units are gross weight or excess weight, so no total is safe.':
    'La regla no dice si las unidades de 1,000 lb son de peso bruto o de exceso, así que ningún total es seguro.',
  'The rule requires the signed permit in the vehicle and accepts an electronic attest statement for the signature. A screen copy is not mentioned.':
    'La regla exige el permiso firmado en el vehículo y acepta una declaración electrónica en vez de la firma. No menciona una copia en pantalla.',
  'The rule says 15 ft or more, so 15 ft itself counts.': 'La regla dice 15 ft o más, así que 15 ft ya cuenta.',
  'The single-trip fee covers the weight too. An overweight-only load pays the $30 once.':
    'La tarifa de un viaje cubre también el peso. Una carga que solo tiene sobrepeso paga los $30 una vez.',
  'The statute requires the operator to keep the permit or a legible copy or facsimile. It does not say whether a screen counts.':
    'La ley exige que el operador lleve el permiso o una copia o facsímil legible. No dice si vale una pantalla.',
  'The statute requires the permit to be carried in the vehicle. A screen copy is not mentioned.':
    'La ley exige llevar el permiso en el vehículo. No menciona una copia en pantalla.',
  'Tucson: I-10 and I-19 within the city limits': 'Tucson: I-10 e I-19 dentro de los límites de la ciudad',
  'Twin Cities metro': 'zona metropolitana de Twin Cities',
  'Twin Falls': 'Twin Falls',
  "Two escorts where lanes are under 12 ft, bridges under 30 ft curb to curb, or traffic is above the rule's daily counts, unless the load has four warning lights.":
    'Dos escoltas donde los carriles miden menos de 12 ft, los puentes menos de 30 ft entre bordillos o el tráfico pasa de los conteos diarios de la regla, salvo que la carga lleve cuatro luces de aviso.',
  'Until 4:00 PM on days without school.': 'Hasta las 4:00 PM en días sin clases.',
  'Vancouver: I-5 from 139th Street to the Portland bridge':
    'Vancouver: I-5 desde 139th Street hasta el puente de Portland',
  'Wasatch Front: highways south of the Perry Willard Interchange (I-15 Exit 357), all highways in Weber, Davis and Salt Lake counties, Utah County north of I-15 Exit 261, SR-68 north of milepost 16, I-80 between Exits 140 and 99, and I-84 west of milepost 94':
    'Wasatch Front: carreteras al sur del cruce Perry Willard (I-15, salida 357), todas las carreteras de los condados de Weber, Davis y Salt Lake, el condado de Utah al norte de la salida 261 de la I-15, SR-68 al norte del poste de milla 16, I-80 entre las salidas 140 y 99, e I-84 al oeste del poste de milla 94',
  'West Virginia Turnpike (I-64, I-77): one pilot car. Position not stated.':
    'West Virginia Turnpike (I-64, I-77): un carro piloto, sin posición indicada.',
  'West Virginia Turnpike (Parkway): loads over 14 ft wide move Monday through Thursday only':
    'West Virginia Turnpike (Parkway): las cargas de más de 14 ft de ancho solo circulan de lunes a jueves',
  'a Monday holiday begins at noon the Friday before and runs through the weekend to daylight Tuesday':
    'un feriado en lunes empieza el viernes anterior a mediodía y dura el fin de semana hasta que amanece el martes',
  'a Monday holiday closes from Saturday sunset, a Saturday holiday from Friday sunset to Monday sunrise':
    'un feriado en lunes cierra desde que se pone el sol el sábado. Uno en sábado, desde que se pone el viernes hasta que sale el lunes',
  'a Sunday holiday also bars the Monday after, a Saturday holiday the Friday before':
    'un feriado en domingo también cierra el lunes siguiente, uno en sábado el viernes anterior',
  'a Sunday holiday also bars the Monday after. A Saturday holiday bars the Friday before from noon':
    'un feriado en domingo también cierra el lunes siguiente. Uno en sábado cierra el viernes anterior desde el mediodía',
  'a Sunday holiday began at noon on the Friday in 2016': 'en 2016 un feriado en domingo empezó el viernes a mediodía',
  'a bill of 2019 would have doubled the fees of Kansas, and we could not establish whether it or a like one passed':
    'un proyecto de ley de 2019 habría duplicado las tarifas de Kansas, y no pudimos averiguar si ese u otro parecido se aprobó',
  'a front car is there for another reason. The rule requires none for height alone':
    'un carro va delante por otra razón. La regla no pide ninguno solo por la altura',
  'a front escort, if the permit assigns one, carries a fixed measuring device for loads over 14 ft 6 in high':
    'si el permiso pide escolta delante, esta lleva un medidor fijo para cargas de más de 14 ft 6 in de alto',
  'a house moves only between midnight and 5:00 AM and never on Interstates or Parkways':
    'una casa solo circula entre medianoche y las 5:00 AM y nunca en interestatales ni parkways',
  'a legible copy of a printed or electronic permit must be in the vehicle':
    'debe ir en el vehículo una copia legible de un permiso impreso o electrónico',
  'a legible electronic copy is enough, open to inspection by any police officer (K.S.A. 8-1911(e))':
    'basta una copia electrónica legible, que cualquier policía puede revisar (K.S.A. 8-1911(e))',
  'a load within Wyoming’s Table I for its axles pays nothing':
    'una carga dentro de la Table I de Wyoming para sus ejes no paga nada',
  'a newer page starts at 13 ft': 'una página más nueva empieza en 13 ft',
  'a newer page starts at 90 ft': 'una página más nueva empieza en 90 ft',
  'a police escort as well': 'también una escolta de la policía',
  'a proviso of the statute for some nondivisible loads was cut off in the text that we read':
    'una salvedad de la ley para algunas cargas indivisibles estaba cortada en el texto que leímos',
  'a rear escort may be required as well': 'puede exigirse también una escolta detrás',
  'a rear light bar may replace the car when the permit lists it':
    'una barra de luces detrás puede sustituir al carro cuando el permiso lo dice',
  'a route survey as well': 'también un estudio de la ruta',
  'a route survey must come with the application': 'la solicitud debe llevar un estudio de la ruta',
  'a single trip within ten consecutive days': 'un solo viaje dentro de diez días seguidos',
  'a superload permit runs 1 to 5 business days': 'un permiso de superload tarda de 1 a 5 días hábiles',
  'a unit longer than 60 ft in a combination, signed and lighted':
    'una unidad de más de 60 ft en una combinación, con letrero y luces',
  "a vendor's base fee. The rule sets the size fee by how far the load exceeds each limit (Tables 2 and up, which we have not read)":
    'tarifa básica según un proveedor. La regla fija la tarifa por tamaño según cuánto pasa la carga de cada límite (tablas 2 y siguientes, que no hemos leído)',
  'about 2:00 AM to 10:00 PM, with lights in place of flags':
    'más o menos de 2:00 AM a 10:00 PM, con luces en vez de banderas',
  'about half of permits are issued automatically (2017 figure)':
    'cerca de la mitad de los permisos se emiten automáticamente (dato de 2017)',
  'added to the $145. Counts only the tons above 60 tons (120,000 lb)':
    'se añade a los $145. Cuenta solo las toneladas por encima de 60 (120,000 lb)',
  'additional megaload impact fee, counted on the whole gross weight':
    'cargo adicional por impacto de megaload, sobre todo el peso bruto',
  'administrative cost': 'costo administrativo',
  'all other loads limited to daylight': 'todas las demás cargas, solo con luz de día',
  'all routes in the city except Interstates': 'todas las rutas de la ciudad menos las interestatales',
  'allowed only with front and rear escorts and night lighting': 'solo con escoltas delante y detrás y luces de noche',
  'almost every permit is issued online at any time': 'casi todos los permisos se emiten en línea a cualquier hora',
  'also during holiday hours, on any road': 'también en horas de feriado, en cualquier vía',
  'also on undivided multilane roads': 'también en vías sin dividir de varios carriles',
  'also the Saturday before Easter and the weekends before Memorial Day and Labor Day. WisDOT publishes a list each year':
    'también el sábado antes de Pascua y los fines de semana antes de Memorial Day y Labor Day. WisDOT publica una lista cada año',
  'also when the vehicle cannot be licensed in Virginia. How part of a mile counts is not settled':
    'también cuando el vehículo no puede matricularse en Virginia. No está claro cómo cuenta una parte de milla',
  'amber lights visible at 500 ft may replace the car': 'luces ámbar visibles a 500 ft pueden sustituir al carro',
  'an axle or a group of axles is over the permit maximum': 'un eje o un grupo de ejes pasa del máximo del permiso',
  'an older state page shows 65 tons': 'una página estatal anterior indica 65 toneladas',
  'an undated page of the state has the lower service fee, a permit service of 2026 and the law of 2023 the higher one':
    'una página sin fecha del estado indica el cargo más bajo, un servicio de permisos de 2026 y la ley de 2023 el más alto',
  'another service lists 18 ft': 'otro servicio indica 18 ft',
  'any commercial vehicle or trailer on a parkway, where they are otherwise barred':
    'cualquier vehículo o remolque comercial en un parkway, donde normalmente están prohibidos',
  'any highway inside New York City. The state permit is not valid there':
    'cualquier vía dentro de la ciudad de Nueva York. Ahí no vale el permiso estatal',
  'any nondivisible oversize or overweight travel on the Thruway. Mainline width limit 12 ft 6 in':
    'toda circulación indivisible sobredimensionada o con sobrepeso por la Thruway. Límite de ancho de la línea principal 12 ft 6 in',
  'any part crosses the center line': 'alguna parte cruza la línea central',
  'any part of the move off the state trunklines': 'cualquier parte del viaje fuera de las rutas troncales del estado',
  'any part of the trip on I-90': 'cualquier parte del viaje por la I-90',
  'any segment shown in red on the pilot car maps. Its terms are in the Red Route Summary Table':
    'cualquier tramo en rojo en los mapas de carros piloto. Sus condiciones están en la tabla de rutas rojas',
  'any travel on the Ohio Turnpike. An ODOT permit is not valid there':
    'toda circulación por la Ohio Turnpike. Ahí no vale un permiso de ODOT',
  'any travel on the Tollway': 'toda circulación por la Tollway',
  'any travel on the Turnpike. A PennDOT permit is not valid there':
    'toda circulación por la Turnpike. Ahí no vale un permiso de PennDOT',
  'approval of the district maintenance engineer': 'aprobación del ingeniero de mantenimiento del distrito',
  'at least one police escort in front and one in the rear': 'al menos una escolta de la policía delante y una detrás',
  'at least two Highway Patrol officers as well': 'también al menos dos oficiales de la Highway Patrol',
  'at least two police escorts': 'al menos dos escoltas de la policía',
  'at least two police escorts. Highway that is not a freeway':
    'al menos dos escoltas de la policía. Carretera que no es autopista',
  'at least two state troopers or police': 'al menos dos policías estatales o policías',
  'at least two state troopers or police, position not published':
    'al menos dos policías estatales o policías, sin posición publicada',
  'at least two state troopers or police. Bucket truck over 16 ft 5 in':
    'al menos dos policías estatales o policías, y camión con canasta por encima de 16 ft 5 in',
  'at night one of the two must be law enforcement': 'de noche una de las dos debe ser de la policía',
  'at prevailing speed': 'a la velocidad del tráfico',
  'at traffic speed. Not when the Saturday is or precedes a holiday':
    'a la velocidad del tráfico. No cuando el sábado es feriado o víspera de uno',
  'authorization number from every district on the route before applying':
    'número de autorización de cada distrito de la ruta antes de solicitar',
  'begins at noon Wednesday, runs to daylight the following Monday':
    'empieza el miércoles a mediodía y dura hasta que amanece el lunes siguiente',
  'between 3:00 AM and sunrise in an urbanized area': 'entre las 3:00 AM y la salida del sol en zona urbana',
  'black-coded routes': 'rutas de código negro',
  'black-coded routes. Daylight above the night limits':
    'rutas de código negro. Con luz de día por encima de los límites de noche',
  'black-coded routes: from 4:00 PM the day before': 'rutas de código negro: desde las 4:00 PM del día anterior',
  'blue and brown routes. California Highway Patrol escort':
    'rutas azul y café, con escolta de la California Highway Patrol',
  'blue and brown routes. California Highway Patrol escort from 17 ft high':
    'rutas azul y café, con escolta de la California Highway Patrol desde 17 ft de alto',
  'blue highways': 'carreteras azules',
  "blue highways on CDOT's map": 'carreteras azules del mapa de CDOT',
  'blue route (two-lane, shoulder under 4 ft, or multilane substandard)':
    'ruta azul (dos carriles con acotamiento de menos de 4 ft, o varios carriles por debajo de la norma)',
  'boats, portable buildings and modular homes': 'botes, edificios portátiles y casas modulares',
  'bridge and roadway analysis, on top of the weight increments':
    'análisis de puentes y calzada, además de los escalones por peso',
  'bridge evaluation': 'evaluación de puentes',
  'bridge evaluation, for each route requested': 'evaluación de puentes, por cada ruta pedida',
  'brown route (two-lane with 10 or 11 ft lanes)': 'ruta café (dos carriles de 10 u 11 ft)',
  'buildings other than mobile homes and factory-built structures':
    'edificios que no son casas móviles ni estructuras hechas en fábrica',
  'bulldozer with the blade on': 'bulldozer con la hoja puesta',
  'business districts': 'zonas comerciales',
  'calculated: $10.50 plus $2 for each additional 10,000 lb': 'calculado: $10.50 más $2 por cada 10,000 lb adicionales',
  'carried or available electronically in the vehicle': 'en papel o en forma electrónica en el vehículo',
  'case by case': 'caso por caso',
  'case by case. Local police where the travel plan calls for it':
    'caso por caso. Policía local donde lo pide el plan de viaje',
  'case by case. Police may be required': 'caso por caso. Puede exigirse policía',
  'class A: 96 hours or exit from the state. Class C: four working days':
    'clase A: 96 horas o hasta salir del estado. Clase C: cuatro días hábiles',
  'construction equipment off the Interstate system': 'maquinaria de construcción fuera de la red interestatal',
  'continues through the weekend to daylight Monday': 'sigue todo el fin de semana hasta que amanece el lunes',
  'continuous travel': 'circulación continua',
  'counted on the tons over 80,000 lb. How part of a ton or mile counts is not settled':
    'sobre las toneladas por encima de 80,000 lb. No está claro cómo cuenta una parte de tonelada o milla',
  'counted on the tons over 80,000 lb. The $20 covers size and weight together, and an overweight-only load pays it once':
    'sobre las toneladas por encima de 80,000 lb. Los $20 cubren tamaño y peso juntos, y una carga que solo tiene sobrepeso los paga una vez',
  'counties around the large cities': 'condados alrededor de las ciudades grandes',
  'crossing a bridge of the Authority': 'cruce de un puente de la Autoridad',
  'crossing one of its bridges': 'cruce de uno de sus puentes',
  "crossing the bridge: 24 hours' notice": 'cruce del puente: aviso de 24 horas',
  "crossing the bridge: 24 hours' notice and an Authority escort vehicle":
    'cruce del puente: aviso de 24 horas y un vehículo escolta de la Autoridad',
  'crossing the bridge: notice and a bridge escort vehicle': 'cruce del puente: aviso y un vehículo escolta del puente',
  'daylight above the night limits': 'con luz de día por encima de los límites de noche',
  'daylight unless within the night limits': 'con luz de día salvo dentro de los límites de noche',
  'driver cannot see 200 ft behind the load': 'el conductor no ve 200 ft detrás de la carga',
  'driver cannot see 200 ft behind the load in the mirrors':
    'el conductor no ve 200 ft detrás de la carga en los espejos',
  'each 2,000 lb or part over the gross or the axle limits, whichever excess is greater':
    'cada 2,000 lb o parte por encima del límite bruto o de los ejes, el exceso que sea mayor',
  'each ton or fraction over Table I for the axles, which ends at 117,000 lb, each mile, not less than $40 for the permit':
    'cada tonelada o fracción por encima de la Table I para los ejes, que termina en 117,000 lb, cada milla, no menos de $40 por el permiso',
  'each ton or fraction over the limit, each mile, not less than $40 for the permit':
    'cada tonelada o fracción por encima del límite, cada milla, no menos de $40 por el permiso',
  'engineering analysis': 'análisis de ingeniería',
  'engineering application fee, nonrefundable': 'cargo de la solicitud de ingeniería, sin reembolso',
  'engineering inspection': 'inspección de ingeniería',
  'engineering investigation required': 'se exige un estudio de ingeniería',
  'every highway, loads 14 ft wide or more': 'todas las carreteras, cargas de 14 ft de ancho o más',
  'exactly 16 ft counts': '16 ft exactos ya cuentan',
  'exactly 160 ft counts under PERM 12S': '160 ft exactos ya cuentan según PERM 12S',
  'exactly 200,000 lb counts': '200,000 lb exactas ya cuentan',
  'exceeds the trucks of Standard Drawing OL-1. There is no pound figure':
    'pasa de los camiones del Standard Drawing OL-1. No hay cifra en libras',
  'executive fee': 'cargo ejecutivo',
  'fewer than four lanes': 'menos de cuatro carriles',
  'fiberglass swimming pools, tanks, boats and mobile homes are excepted':
    'salvo albercas de fibra de vidrio, tanques, botes y casas móviles',
  'five travel days, Saturday and Sunday not counted': 'cinco días de viaje, sin contar sábado ni domingo',
  'for a Monday holiday, from noon Friday. Ends half an hour before sunrise':
    'por un feriado en lunes, desde el mediodía del viernes. Termina media hora antes del amanecer',
  'four axles within 14 ft, group weight 50,001 to 52,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 50,001 a 52,000 lb',
  'four axles within 14 ft, group weight 52,001 to 54,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 52,001 a 54,000 lb',
  'four axles within 14 ft, group weight 54,001 to 56,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 54,001 a 56,000 lb',
  'four axles within 14 ft, group weight 56,001 to 58,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 56,001 a 58,000 lb',
  'four axles within 14 ft, group weight 58,001 to 60,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 58,001 a 60,000 lb',
  'four axles within 14 ft, group weight 60,001 to 62,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 60,001 a 62,000 lb',
  'four axles within 14 ft, group weight 62,001 to 64,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 62,001 a 64,000 lb',
  'four axles within 14 ft, group weight 64,001 to 66,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 64,001 a 66,000 lb',
  'four axles within 14 ft, group weight 66,001 to 68,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 66,001 a 68,000 lb',
  'four axles within 14 ft, group weight 68,001 to 70,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 68,001 a 70,000 lb',
  'four axles within 14 ft, group weight 70,001 to 72,000 lb':
    'cuatro ejes en 14 ft, peso del grupo de 70,001 a 72,000 lb',
  'four or more lanes': 'cuatro o más carriles',
  'freeze/thaw period on posted roads': 'período de helada y deshielo en caminos señalizados',
  'from 12:01 AM Monday to noon Saturday, continuously': 'del lunes a las 12:01 AM al sábado a mediodía, sin parar',
  'from 3:00 AM, on Interstate and listed routes, only when the permit says so':
    'desde las 3:00 AM, en interestatales y rutas de la lista, solo cuando el permiso lo dice',
  'from noon Wednesday to half an hour before sunrise the following Monday':
    'desde el miércoles a mediodía hasta media hora antes de que salga el sol el lunes siguiente',
  'from noon Wednesday until the following Monday': 'desde el miércoles a mediodía hasta el lunes siguiente',
  'from noon before the holiday or its weekend to half an hour before sunrise the day after. A Sunday holiday runs into Monday':
    'desde el mediodía anterior al feriado o a su fin de semana hasta media hora antes de que salga el sol el día siguiente. Un feriado en domingo pasa al lunes',
  'from noon on the last weekday before, and the whole holiday weekend when the holiday falls on a Monday':
    'desde el mediodía del último día hábil anterior, y todo el fin de semana cuando el feriado cae en lunes',
  'from one service page only': 'solo según una página de servicio',
  'from one service page only. The rule names six other holidays':
    'solo según una página de servicio. La regla nombra otros seis feriados',
  'from sunset Friday to sunrise Monday, unless the permit says otherwise':
    'desde que se pone el sol el viernes hasta que sale el lunes, salvo que el permiso diga otra cosa',
  'front overhang over 20 ft, from the center of the steer axle':
    'saliente delantero de más de 20 ft, desde el centro del eje de dirección',
  'green highways': 'carreteras verdes',
  'green highways. The rear car may be replaced by one flashing yellow light':
    'carreteras verdes. Una luz amarilla intermitente puede sustituir al carro de atrás',
  'green route (two-lane, 12 ft lanes, shoulder 4 ft or wider)':
    'ruta verde (dos carriles de 12 ft, acotamiento de 4 ft o más)',
  'green routes of Route Map 2': 'rutas verdes del mapa 2',
  'green, blue and brown routes. California Highway Patrol escort, number not published':
    'rutas verde, azul y café, con escolta de la California Highway Patrol, sin número publicado',
  'has run from noon before the holiday or its weekend to 9:00 AM the day after':
    'ha sido desde el mediodía anterior al feriado o a su fin de semana hasta las 9:00 AM del día siguiente',
  'heavy-traffic places named on the permit': 'lugares de mucho tráfico que indica el permiso',
  'height survey also required': 'también se exige un estudio de altura',
  'high-traffic areas (except Interstate 10)': 'zonas de mucho tráfico (menos la Interstate 10)',
  'highway that is not a freeway': 'carretera que no es autopista',
  'highways and streets that the local authority maintains': 'carreteras y calles que mantiene la autoridad local',
  'hours are approximate. The permit decides': 'las horas son aproximadas. Decide el permiso',
  'if it keeps up with traffic': 'si sigue el paso del tráfico',
  'if the superload impact fee counts the whole weight, which the statute does not say':
    'si el cargo por impacto de superload cuenta todo el peso, lo que la ley no dice',
  'in 2016 and 2024, noon the day before to 9:00 AM the day after':
    'en 2016 y 2024, desde el mediodía del día anterior hasta las 9:00 AM del día siguiente',
  'in 2016, when it was a Sunday, from sunset on Friday the 23rd':
    'en 2016, cuando cayó en domingo, desde que se puso el sol el viernes 23',
  'in 2024 the closure began at noon on the Friday before, three days earlier':
    'en 2024 el cierre empezó al mediodía del viernes anterior, tres días antes',
  'in certain areas, which the source does not name': 'en ciertas zonas, que la fuente no nombra',
  'in the middle-range restriction': 'con la restricción de nivel medio',
  'in the spring load restriction': 'con la restricción de carga de primavera',
  'included in the $40. An overweight-only load pays the same $40':
    'incluido en los $40. Una carga que solo tiene sobrepeso paga los mismos $40',
  'included in the $60. An overweight-only load pays the same $60':
    'incluido en los $60. Una carga que solo tiene sobrepeso paga los mismos $60',
  'inside Route 128': 'dentro de la Route 128',
  'inside the limits of every city and town': 'dentro de los límites de cada ciudad y pueblo',
  'inside the limits of every city and town (the rule does not say which days)':
    'dentro de los límites de cada ciudad y pueblo (la regla no dice qué días)',
  'issued without review when the submitted route passes the checks. Loads over legal height are always reviewed':
    'se emiten sin revisión si la ruta enviada pasa los controles. Las cargas que pasan de la altura legal siempre se revisan',
  'keeping up with traffic': 'al paso del tráfico',
  'large structure': 'estructura grande',
  'large structure. Over 17 ft, all utilities are notified first':
    'estructura grande. Por encima de 17 ft se avisa antes a todas las compañías de servicios',
  "larger loads only when the permit itself says 'Night movement approved'":
    "cargas mayores solo cuando el permiso dice 'Night movement approved'",
  'larger loads: special purpose permit, case by case. Not on I-80 between Reno and California or on I-15 between Exit 33 and California':
    'cargas mayores: permiso de propósito especial, caso por caso. No en la I-80 entre Reno y California ni en la I-15 entre la salida 33 y California',
  'law enforcement, front and rear': 'policía, delante y detrás',
  'leaving highways under state jurisdiction': 'al salir de las carreteras a cargo del estado',
  'leaving state highways inside the county': 'al salir de las carreteras estatales dentro del condado',
  "leaving the highways under IDOT's jurisdiction": 'al salir de las carreteras a cargo de IDOT',
  'leaving the state highway system': 'al salir de la red de carreteras estatales',
  'leaving the state highways': 'al salir de las carreteras estatales',
  'leaving the state system for Denver streets. Allow two to three days':
    'al dejar la red estatal por calles de Denver. Calcule de dos a tres días',
  'listed by three services. The January 2024 state guidebook has no height escort, only a duty to notify utilities over 14 ft':
    'lo indican tres servicios. La guía estatal de enero de 2024 no pide escolta por altura, solo avisar a las compañías de servicios por encima de 14 ft',
  'listed parts of US 16 (Keystone Wye to Wyoming), US 14A, US 385, SD 89, US 85, SD 71 and SD 471':
    'partes de la lista de US 16 (de Keystone Wye a Wyoming), US 14A, US 385, SD 89, US 85, SD 71 y SD 471',
  'loads over 12 ft wide, 13 ft 6 in high or 120,000 lb are not allowed on them':
    'no se admiten en ellas cargas de más de 12 ft de ancho, 13 ft 6 in de alto o 120,000 lb',
  'loads over 9 ft 6 in wide on a turnpike need a PikePass number for the permit. Up to 11 ft 6 in wide (13 ft 6 in on the Cherokee Turnpike) and 108,000 lb':
    'cargas de más de 9 ft 6 in de ancho en una turnpike necesitan número PikePass para el permiso. Hasta 11 ft 6 in de ancho (13 ft 6 in en la Cherokee Turnpike) y 108,000 lb',
  'loads up to 17 ft wide, 17 ft 6 in high and 300,000 lb. Larger ones are handled Mon-Fri 8:00 AM-5:00 PM MT only':
    'cargas de hasta 17 ft de ancho, 17 ft 6 in de alto y 300,000 lb. Las mayores solo se atienden de lunes a viernes de 8:00 AM a 5:00 PM MT',
  'longer review': 'revisión más larga',
  'manufactured housing and HUD-coded buildings are excepted': 'salvo casas prefabricadas y edificios con código HUD',
  'miles count in steps of 50, pounds in steps of 25,000. At least $80, at most $540':
    'las millas cuentan de 50 en 50 y las libras de 25,000 en 25,000. Al menos $80, a lo más $540',
  'more self-issue than the previous system (limits not known)':
    'más emisión propia que el sistema anterior (límites no conocidos)',
  'most must move between 9:00 PM and 6:00 AM, Sunday through Thursday, unless the office says otherwise':
    'la mayoría debe circular entre 9:00 PM y 6:00 AM, de domingo a jueves, salvo que la oficina diga otra cosa',
  'most permits can be self-issued the same day (according to a vendor)':
    'la mayoría de los permisos se pueden emitir por cuenta propia el mismo día (según un proveedor)',
  'most permits. DMV may shorten it': 'la mayoría de los permisos. DMV puede acortarlo',
  'mountainous highways only': 'solo carreteras de montaña',
  'moves on county or city roads may need a local permit':
    'los movimientos por caminos de condado o calles de ciudad pueden necesitar un permiso local',
  'must be readily available and legible': 'debe estar a la mano y ser legible',
  'named by older pages only, not among the six of the 2026 rule. Starts at 2:00 PM':
    'lo nombran solo páginas antiguas, no está entre los seis de la regla de 2026. Empieza a las 2:00 PM',
  'near large urban areas, days without school': 'cerca de zonas urbanas grandes, días sin clase',
  'near large urban areas, school days': 'cerca de zonas urbanas grandes, días de clase',
  'no height pole': 'sin poste de altura',
  'no more than two vehicles, and no detour off the state system':
    'no más de dos vehículos y sin desvío fuera de la red estatal',
  'no more than two vehicles, weight not over the green chart, no detour off the state system':
    'no más de dos vehículos, peso dentro de la tabla verde, sin desvío fuera de la red estatal',
  'no permit may authorize more than 14 ft wide on two-lane state highways outside cities (20 ft divided, 32 ft undivided multilane), with exceptions in RCW 46.44.092':
    'ningún permiso puede autorizar más de 14 ft de ancho en carreteras estatales de dos carriles fuera de las ciudades (20 ft en divididas, 32 ft en varios carriles sin dividir), con excepciones en RCW 46.44.092',
  'no superload class. Bridge review': 'no hay clase de superload. Revisión de puentes',
  'no superload class. Region review, escorts, and no Interstate without a special condition':
    'no hay clase de superload. Revisión regional, escoltas, y nada de interestatal sin una condición especial',
  'no text that we read says whether the fee for weight is added to the one for size':
    'ningún texto que leímos dice si la tarifa por peso se suma a la del tamaño',
  'no weekend travel': 'sin circulación los fines de semana',
  'no written permit on the Turnpike, but some sizes need approval before the move. At most 16 ft wide, 125 ft long, 14 ft high, 120,000 lb as one service prints':
    'en la Turnpike no hay permiso escrito, pero algunos tamaños necesitan aprobación antes del viaje. A lo más 16 ft de ancho, 125 ft de largo, 14 ft de alto y 120,000 lb según un servicio',
  'none instantly: Caltrans staff review every application. Payment is due within 6 business hours of approval':
    'ninguno al instante: el personal de Caltrans revisa cada solicitud. El pago vence 6 horas hábiles después de la aprobación',
  'none instantly: a permit clerk answers in about 45 minutes, up to 4 hours when busy':
    'ninguno al instante: un empleado responde en unos 45 minutos, hasta 4 horas si hay mucho trabajo',
  'none stated. The goal is same-day issue of five-day permits ordered before 4:30 PM':
    'ninguno indicado. La meta es emitir el mismo día los permisos de cinco días pedidos antes de las 4:30 PM',
  'not a controlled-access divided highway with four or more lanes':
    'que no sea autopista dividida de acceso controlado con cuatro o más carriles',
  'not eligible for the Interstate System': 'no puede usar la red interestatal',
  'not for loads with a 24-hour permit': 'no para cargas con permiso de 24 horas',
  'not on Interstates. Travel 9:00 AM to 3:00 PM only': 'no en interestatales, y solo de 9:00 AM a 3:00 PM',
  'not on the Turnpike': 'no en la Turnpike',
  'not when the route is all Interstate and no slowdown is required':
    'no cuando la ruta es toda interestatal y no hace falta reducir la velocidad',
  'nothing online: every application is reviewed. Account holders can get instant permits by phone':
    'nada en línea: se revisa cada solicitud. Quien tiene cuenta puede obtener permisos al instante por teléfono',
  'observed days count': 'cuentan los días observados',
  'off State, US and Interstate highways. The state permit does not cover local roads':
    'fuera de las carreteras estatales, federales e interestatales. El permiso estatal no cubre vías locales',
  'off limited-access roads. Two law enforcement escorts':
    'fuera de las vías de acceso limitado. Dos escoltas de la policía',
  'off state and interstate highways': 'fuera de las carreteras estatales e interestatales',
  'off state highways. The state permit gives no right to county highways or city streets':
    'fuera de las carreteras estatales. El permiso estatal no da derecho a carreteras de condado ni calles de ciudad',
  'and also the holiday weekend: Friday-Sunday, Saturday-Monday, or Thursday-Sunday at Thanksgiving':
    'y también el fin de semana del feriado: de viernes a domingo, de sábado a lunes, o de jueves a domingo en Thanksgiving',
  'above the width that moves on the Interstate on any day, and also the holiday weekend: Friday-Sunday, Saturday-Monday, or Thursday-Sunday at Thanksgiving':
    'por encima del ancho que circula cualquier día por la interestatal, y también el fin de semana del feriado: de viernes a domingo, de sábado a lunes, o de jueves a domingo en Thanksgiving',
  'off the Interstate over 12 ft wide, 13 ft 6 in high or 90 ft long':
    'fuera de la interestatal con más de 12 ft de ancho, 13 ft 6 in de alto o 90 ft de largo',
  'from Friday afternoon': 'desde el viernes por la tarde',
  'often requested. At the issuing authority’s discretion':
    'se pide con frecuencia, a criterio de la autoridad que emite',
  'oil companies and prime contractors moving oversize or overweight loads on the reservation. $200 for one trip on one date':
    'petroleras y contratistas principales que mueven cargas sobredimensionadas o con sobrepeso en la reserva. $200 por un viaje en una fecha',
  'on a roadway at least 22 ft wide with lanes at least 11 ft, with safety lighting':
    'en una calzada de al menos 22 ft de ancho con carriles de al menos 11 ft, con luces de seguridad',
  'on city streets and on state highways the city maintains':
    'en calles de la ciudad y en carreteras estatales que mantiene la ciudad',
  'on county roads and city streets. The state permit covers Interstate, US and Iowa routes unless it says otherwise':
    'en caminos de condado y calles de ciudad. El permiso estatal cubre las rutas interestatales, federales y de Iowa salvo que diga otra cosa',
  'on county, township and municipal roads. The state permit does not cover them':
    'en vías de condado, de township y municipales. El permiso estatal no las cubre',
  'on load-zoned roads': 'en vías con límite de carga (load-zoned)',
  'on routes of the lowest bridge class': 'en rutas de la clase de puentes más baja',
  'on the Kansas Turnpike': 'en la Kansas Turnpike',
  'one State Police car as well, unless the State Police waive it':
    'también un carro de la Policía Estatal, salvo que ella renuncie',
  'one escort where best used': 'una escolta donde mejor sirva',
  'one law enforcement escort and one qualified escort': 'una escolta de la policía y una escolta calificada',
  'one law enforcement escort in addition to the high pole car. Local moves only':
    'una escolta de la policía además del carro con poste de altura. Solo movimientos locales',
  'one more car when the permit makes the load slow down at bridges':
    'un carro más cuando el permiso obliga a la carga a bajar la velocidad en los puentes',
  'one more front car in addition to the height pole car': 'un carro más delante además del carro con poste de altura',
  'one or more': 'una o más',
  'one or more. Two services list front and rear': 'una o más. Dos servicios indican delante y detrás',
  'one or two, depending on the route': 'una o dos, según la ruta',
  'one permit covers oversize and overweight, and the single-trip fee is paid once. A large structure pays its $30':
    'un solo permiso cubre tamaño y peso, y la tarifa de un viaje se paga una vez. Una estructura grande paga sus $30',
  'one pilot car': 'un carro piloto',
  'one pilot car from 12 ft wide': 'un carro piloto desde 12 ft de ancho',
  'one pilot car, position set by the permit (front for front overhang, rear for rear overhang)':
    'un carro piloto, con la posición que fija el permiso (delante por saliente delantero, detrás por saliente trasero)',
  'one pilot car, position set by the permit (front for front overhang, rear for rear overhang). Highway that is not a freeway':
    'un carro piloto, con la posición que fija el permiso (delante por saliente delantero, detrás por saliente trasero). Carretera que no es autopista',
  'one police escort in addition to the cars': 'una escolta de la policía además de los carros',
  'one service calls them closed. The rule of the state expects the toll roads in applications':
    'un servicio dice que están cerradas. La regla del estado prevé las vías de cuota en las solicitudes',
  'one service only. The state rule has no length threshold':
    'solo un servicio. La regla estatal no tiene umbral de largo',
  'one way. Ten business days for a round trip': 'un sentido. Diez días hábiles para ida y vuelta',
  'only NHDOT construction moves under the annual night program, with a State Police escort requested 48 hours ahead':
    'solo movimientos de obras de NHDOT del programa nocturno anual, con escolta de la Policía Estatal pedida con 48 horas',
  'only blanket permits are self-issued': 'solo los permisos anuales son de emisión propia',
  'only on Saturdays of University of Nebraska home football games':
    'solo los sábados con juego de futbol en casa de la University of Nebraska',
  'only on routes chosen by DOTD. Superload permit': 'solo en rutas que elige DOTD. Permiso de superload',
  'only on the routes the permit names': 'solo en las rutas que nombra el permiso',
  'only on the weekends of Memorial Day, Independence Day, Labor Day and New Year':
    'solo los fines de semana de Memorial Day, Independence Day, Labor Day y Año Nuevo',
  'only overlength up to 85 ft with overhang': 'solo exceso de largo hasta 85 ft con el saliente',
  'only under a waiver, with one more escort': 'solo con una dispensa, con una escolta más',
  'only when outside the axle categories of IDOT Table 2': 'solo fuera de las categorías de ejes de la tabla 2 de IDOT',
  'only when outside those categories: for each ton over the legal weight and each mile':
    'solo fuera de esas categorías: por cada tonelada sobre el peso legal y cada milla',
  'only when requested on the application. Daylight until noon':
    'solo si se pide en la solicitud. Con luz de día hasta el mediodía',
  'only when the five-day permit says so. Pilot car front and rear':
    'solo cuando el permiso de cinco días lo dice. Carro piloto delante y detrás',
  'only where a State Police troop commander authorizes it, normally with a State Police escort':
    'solo donde lo autoriza un comandante de la Policía Estatal, normalmente con escolta de la Policía Estatal',
  'only where a dimension already calls for an escort': 'solo donde otra dimensión ya exige escolta',
  'origins or destinations in the city, except the fixed route to Dundalk Marine Terminal up to 120,000 lb, 12 ft wide, 14 ft 6 in high and 85 ft long. About a day to issue':
    'orígenes o destinos en la ciudad, salvo la ruta fija a Dundalk Marine Terminal hasta 120,000 lb, 12 ft de ancho, 14 ft 6 in de alto y 85 ft de largo. Tarda cerca de un día',
  'other dimensions legal (vendor pages). Up to 5 miles off the Interstate for food, fuel or delivery':
    'las demás dimensiones legales (páginas de proveedores). Hasta 5 millas fuera de la interestatal para comida, combustible o entrega',
  'outside engineering firm surveys the route': 'una firma de ingeniería externa estudia la ruta',
  'over 10 ft wide with an escort': 'más de 10 ft de ancho con escolta',
  'over 15 ft at the bottom of the load': 'más de 15 ft en la base de la carga',
  'overheight only': 'solo exceso de altura',
  'overlength only, with a permit': 'solo exceso de largo, con permiso',
  'overweight-only vehicles that keep up with traffic, case by case':
    'vehículos con solo sobrepeso que siguen el paso del tráfico, caso por caso',
  'paper or electronic format, carried in the vehicle': 'en papel o en formato electrónico, en el vehículo',
  'part of 1,000 lb is not settled, so it counts in full':
    'no está claro qué pasa con una parte de 1,000 lb, así que cuenta entera',
  'pavement at least 24 ft wide': 'pavimento de al menos 24 ft de ancho',
  'per ton or fraction above this weight, per mile on state trunk highways. At least $1':
    'por tonelada o fracción por encima de este peso, por milla en carreteras troncales del estado. Al menos $1',
  'permit carries weight restrictions': 'el permiso trae restricciones de peso',
  'permit issued while seasonal load restrictions are in effect':
    'permiso emitido mientras rigen las restricciones de carga de la temporada',
  'permit line 7:00 AM-4:45 PM ET': 'línea de permisos 7:00 AM-4:45 PM ET',
  'permit requires reduced speed over bridges': 'el permiso exige bajar la velocidad en los puentes',
  'permit requires the load to be alone on a bridge or to use more than one lane':
    'el permiso exige que la carga vaya sola en un puente o use más de un carril',
  'permit services disagree, and we could not read a fee list of the state':
    'los servicios de permisos no coinciden, y no pudimos leer una lista de tarifas del estado',
  'permit services disagree, and we could not read the rule of the state':
    'los servicios de permisos no coinciden, y no pudimos leer la regla del estado',
  'permits that need no approval, at any hour': 'permisos que no necesitan aprobación, a cualquier hora',
  'permits that pass the route analysis and need no review':
    'permisos que pasan el análisis de ruta y no necesitan revisión',
  'permits within the ExpressPass size and weight limits and routes are issued instantly':
    'los permisos dentro de los límites de tamaño y peso y de las rutas de ExpressPass se emiten al instante',
  'poles, masts or booms': 'postes, mástiles o plumas',
  'police according to one service': 'policía según un servicio',
  'police escort': 'escolta de la policía',
  'police escort may be required, depending on route and load (older rule: 20 ft)':
    'puede exigirse escolta de la policía según la ruta y la carga (regla anterior: 20 ft)',
  'police in front and rear': 'policía delante y detrás',
  'posted highways, lower seasonal weights (state and town)':
    'carreteras señalizadas, pesos más bajos de temporada (del estado y de los pueblos)',
  'posted state and state-aid roads, seasonal load restrictions':
    'caminos estatales y con ayuda estatal señalizados, límites de carga de temporada',
  'printed or electronic format': 'en papel o en formato electrónico',
  'purple and other two-lane routes': 'rutas moradas y otras de dos carriles',
  'rear overhang, from the center of the last axle, over one third of the trailer length with load':
    'saliente trasero, desde el centro del último eje, de más de un tercio del largo del remolque con carga',
  'red-coded routes': 'rutas de código rojo',
  'red-coded routes. Travel ends at 2:00 PM Friday. A single-trip permit may allow dawn to 8:00 AM':
    'rutas de código rojo. El viernes se termina a las 2:00 PM. Un permiso de un solo viaje puede autorizar desde el alba hasta las 8:00 AM',
  'red-coded routes: from 2:00 PM the day before (Friday for a Monday holiday)':
    'rutas de código rojo: desde las 2:00 PM del día anterior (viernes si el feriado es lunes)',
  'request continuous movement on the permit': 'pida circulación continua en el permiso',
  'request it with the permit': 'pídalo con el permiso',
  'road use fee per mile by number of axles and gross weight, Idaho Code 49-1004(2). We do not have the rates':
    'cargo por uso del camino por milla según ejes y peso bruto, Idaho Code 49-1004(2). No tenemos las tarifas',
  'roads between I-95 and the Myrtle Beach area, Memorial Day to Labor Day':
    'carreteras entre la I-95 y la zona de Myrtle Beach, de Memorial Day a Labor Day',
  'roads not maintained by the Maine Department of Transportation':
    'vías que no mantiene el Departamento de Transporte de Maine',
  'route inspection certificate on file before the permit, not superheavy':
    'certificado de inspección de la ruta archivado antes del permiso, no superheavy',
  'route survey over 16 ft': 'estudio de la ruta por encima de 16 ft',
  'route survey required at 15 ft 6 in and above': 'se exige estudio de la ruta desde 15 ft 6 in',
  'routes listed in R17-6-412 Table 4 (some from 10 ft). Lead and chase cars':
    'rutas de la tabla 4 de R17-6-412 (algunas desde 10 ft), con carro delante y detrás',
  'routine loads can be applied for online at any hour':
    'las cargas de rutina se pueden solicitar en línea a cualquier hora',
  'routine permits without staff review (general loads up to 15 ft high when last announced, 2013)':
    'permisos de rutina sin revisión del personal (cargas generales de hasta 15 ft de alto según el último aviso, de 2013)',
  'said to begin the Friday before. No hour is given, so we use noon':
    'se dice que empieza el viernes anterior. No se da hora, así que usamos el mediodía',
  'seasonal Saturday morning program on designated routes (2021: April 17 to November 20, the dates are set each year). Must be chosen on the application. Not on holiday weekends':
    'programa de temporada los sábados por la mañana en rutas designadas (2021: del 17 de abril al 20 de noviembre, las fechas se fijan cada año). Hay que marcarlo en la solicitud. No en fines de semana con feriado',
  'self-issue at any hour for routine permits': 'emisión propia a cualquier hora para permisos de rutina',
  'self-issue at any hour up to 20 ft wide, 18 ft 11 in high, 125 ft long and 254,300 lb':
    'emisión propia a cualquier hora hasta 20 ft de ancho, 18 ft 11 in de alto, 125 ft de largo y 254,300 lb',
  'self-issued permits for enrolled carriers. Superloads need an application 7 days ahead (30 days above 200,000 lb)':
    'permisos de emisión propia para transportistas inscritos. Los superloads se solicitan 7 días antes (30 días por encima de 200,000 lb)',
  'single unit, not a tractor with a trailer': 'unidad sencilla, no un tractor con remolque',
  'single-trip Interstate permit, load code 9': 'permiso interestatal de un solo viaje, código de carga 9',
  'single-trip mobile home permits run six days': 'los permisos de un viaje para casas móviles duran seis días',
  'special permit on the Toll Road for loads above 12 ft wide, 14 ft 6 in high or 90,000 lb':
    'permiso especial en la Toll Road para cargas de más de 12 ft de ancho, 14 ft 6 in de alto o 90,000 lb',
  'spring load restrictions by frost zone (dates set each year, usually late February to May)':
    'límites de carga de primavera por zona de helada (las fechas se fijan cada año, por lo general de finales de febrero a mayo)',
  'spring load restrictions on posted highways': 'límites de carga de primavera en carreteras señalizadas',
  'spring thaw: overweight single trips restricted by route, not on Interstates and not in Milwaukee County (dates set each year)':
    'deshielo de primavera: viajes con sobrepeso restringidos por ruta, no en interestatales ni en el condado de Milwaukee (las fechas se fijan cada año)',
  'spring thaw: posted state highways limited to 30,000 lb gross or 300 lb per inch of tire width. The dates are posted each year':
    'deshielo de primavera: carreteras estatales señalizadas con límite de 30,000 lb brutas o 300 lb por pulgada de ancho de llanta. Las fechas se publican cada año',
  'spring weight restrictions: no single-trip permit on restricted routes for overweight, over 14 ft wide, over 150 ft long or over 11 axles. MDOT sets the dates each year':
    'límites de peso de primavera: sin permiso por viaje en rutas restringidas con sobrepeso, más de 14 ft de ancho, más de 150 ft de largo o más de 11 ejes. MDOT fija las fechas cada año',
  "starts at 2:00 PM the day before, on Friday for a Monday holiday (Thursday for a Friday holiday). The rule joins the three with 'and', and we apply each by itself":
    "empieza a las 2:00 PM del día anterior, el viernes si el feriado es lunes (jueves si es viernes). La regla une los tres con 'y', que leemos como cualquiera de ellos",
  'state police in place of a private car': 'policía estatal en lugar de un carro privado',
  statewide: 'todo el estado',
  'statewide (travel only Tuesday through Thursday, 9:00 AM to 4:00 PM)':
    'todo el estado (circulación solo de martes a jueves, de 9:00 AM a 4:00 PM)',
  'statewide (travel only Tuesday through Thursday, 9:30 AM to 3:30 PM)':
    'todo el estado (circulación solo de martes a jueves, de 9:30 AM a 3:30 PM)',
  'statewide, 16 ft wide mobile or modular homes move 9:00 AM-2:30 PM only':
    'todo el estado, las casas móviles o modulares de 16 ft de ancho solo circulan de 9:00 AM a 2:30 PM',
  'statewide, Fridays from April 1 to November 30': 'todo el estado, viernes del 1 de abril al 30 de noviembre',
  'statewide, Fridays from Memorial Day weekend to Labor Day weekend':
    'todo el estado, viernes desde el fin de semana de Memorial Day hasta el de Labor Day',
  'statewide, Fridays from the fourth Friday in May to Labor Day':
    'todo el estado, viernes desde el cuarto viernes de mayo hasta Labor Day',
  'statewide, Saturday mornings from Memorial Day weekend to Labor Day weekend':
    'todo el estado, sábados por la mañana desde el fin de semana de Memorial Day hasta el de Labor Day',
  'statewide, Sundays from Memorial Day weekend to Labor Day weekend':
    'todo el estado, domingos desde el fin de semana de Memorial Day hasta el de Labor Day',
  'statewide, loads over 15 ft wide move only 9:00 AM-3:00 PM on school days':
    'todo el estado, las cargas de más de 15 ft de ancho solo circulan de 9:00 AM a 3:00 PM en días de clase',
  'statewide, the Friday before Labor Day': 'todo el estado, el viernes anterior a Labor Day',
  'statewide, the Friday before Memorial Day': 'todo el estado, el viernes anterior a Memorial Day',
  'statewide, travel only 8:30 AM to 3:30 PM Monday through Friday':
    'todo el estado, circulación solo de 8:30 AM a 3:30 PM de lunes a viernes',
  'super load permit': 'permiso de superload',
  superload: 'superload',
  'superload application, nonrefundable': 'solicitud de superload, sin reembolso',
  'superload engineering analysis': 'análisis de ingeniería de superload',
  'superload impact fee, counted on at least the excess weight':
    'cargo por impacto de superload, al menos sobre el exceso de peso',
  'superload permit. The engineering cost of the structure survey is extra':
    'permiso de superload. El costo de ingeniería del estudio de estructuras es aparte',
  'superload: this size or larger': 'superload: este tamaño o mayor',
  'the Mainline takes up to 12 ft 6 in': 'la Mainline admite hasta 12 ft 6 in',
  'system at any hour. Office Mon-Fri 8:00 AM-4:30 PM CT according to one service':
    'sistema a cualquier hora, oficina lun-vie 8:00 AM-4:30 PM CT según un servicio',
  'the Cherokee Turnpike takes up to 13 ft 6 in': 'la Cherokee Turnpike admite hasta 13 ft 6 in',
  'the charge is by gross weight and number of axles alone':
    'el cargo depende solo del peso bruto y del número de ejes',
  'the codified rule requires the Highway Patrol over 16 ft. A 2026 pilot program raises that to 18 ft and may end without notice':
    'la regla escrita exige la Highway Patrol por encima de 16 ft. Un programa piloto de 2026 lo sube a 18 ft y puede terminar sin aviso',
  'the day before means a workday: from noon the Friday before a Monday holiday':
    'el día anterior es un día hábil: desde el mediodía del viernes antes de un feriado en lunes',
  'the fee sheet prints “.05 cents”, permit services read five cents':
    'la hoja de tarifas dice “.05 cents”, los servicios de permisos leen cinco centavos',
  'the hours are not stated. The page names the Friday and most holidays':
    'no se indican las horas. La página nombra el viernes y la mayoría de los feriados',
  'the law has no superload class. Review takes longer than two working days':
    'la ley no tiene clase de superload. La revisión tarda más de dos días hábiles',
  'the law has no superload class: the application leaves the automated system, up to 14 days':
    'la ley no tiene clase de superload: la solicitud sale del sistema automático, hasta 14 días',
  "the list of days is a vendor's. We could not reach NDOT's own list":
    'la lista de días es de un proveedor. No pudimos llegar a la lista de NDOT',
  'the load cannot keep 45 mph': 'la carga no puede mantener 45 mph',
  'the load cannot keep the posted speed limit': 'la carga no puede mantener la velocidad señalada',
  'the load must cross the centerline of a structure': 'la carga debe cruzar la línea central de una estructura',
  'the move uses streets that the state permit does not cover': 'el viaje usa calles que el permiso estatal no cubre',
  'the page says most holidays and names none of these':
    'la página dice la mayoría de los feriados y no nombra ninguno de estos',
  'the permit sets the position of the third car': 'el permiso indica la posición del tercer carro',
  'the rear axles are not steered mechanically': 'los ejes traseros no son de dirección mecánica',
  'the road use assessment counts every axle by a conversion table that we do not have':
    'el cargo por uso del camino cuenta cada eje con una tabla de conversión que no tenemos',
  'the route crosses no bridge': 'la ruta no cruza ningún puente',
  'the route leaves state owned roads': 'la ruta sale de las carreteras del estado',
  'the route uses streets that the State does not maintain. The state permit is not valid there':
    'la ruta usa calles que el estado no mantiene. Ahí no vale el permiso estatal',
  'the rule adds the miles to the base fee, the fee sheet of July 2026 takes the greater of the two':
    'la regla suma las millas a la tarifa básica, la hoja de tarifas de julio de 2026 toma la mayor de las dos',
  'the rule ends at 25 ft': 'la regla termina en 25 ft',
  'the rule is wider than half the roadway (12 ft on a 24 ft road). An amber light may replace the escort where lanes are 12 ft or wider with sufficient shoulders':
    'la regla es más ancho que media calzada (12 ft en una vía de 24 ft). Una luz ámbar puede sustituir a la escolta donde los carriles miden 12 ft o más con acotamiento suficiente',
  'the rule prints this fee for the Turnpike, permit services have the same for other roads, and we found no page of the state that says so':
    'la regla indica esta tarifa para la Turnpike, servicios de permisos la misma para otras vías, y no hallamos ninguna página del estado que lo diga',
  'the rule says loads may be restricted. Combinations that are only overlength within WAC 468-38-075 (such as a semitrailer up to 56 ft with load) are exempt':
    'la regla dice que las cargas pueden restringirse. Quedan exentas las combinaciones que solo pasan de largo dentro de WAC 468-38-075 (como un semirremolque de hasta 56 ft con carga)',
  'the same program on I-95 in summer (2021: June 5 to August 28)':
    'el mismo programa en la I-95 en verano (2021: del 5 de junio al 28 de agosto)',
  'the source’s table ends at 300,000 lb': 'la tabla de la fuente termina en 300,000 lb',
  'the state charges by its Table 2, for the number of axles, the weight of each group and the miles. We have only the first steps of it':
    'el estado cobra según su tabla 2, por el número de ejes, el peso de cada grupo y las millas. Solo tenemos sus primeros escalones',
  'the state counts overhang inside its overall length of 100 ft, and only permit services have this figure':
    'el estado cuenta el saliente dentro de su largo total de 100 ft, y solo servicios de permisos tienen esta cifra',
  'the state filed a higher fee on May 5, 2026, and we could not establish whether it is in force':
    'el estado presentó una tarifa más alta el 5 de mayo de 2026, y no pudimos averiguar si está vigente',
  'the state permit can include county roads and Portland streets. Otherwise ask each road authority':
    'el permiso estatal puede incluir caminos de condado y calles de Portland. Si no, pregunte a cada autoridad vial',
  'the state says "legal holidays". We have not read its own list, so this combines two vendor lists':
    'el estado dice "feriados legales". No hemos leído su lista, así que se unen dos listas de proveedores',
  'the state sets its size fee by tables that we could not read, so the fee may be higher':
    'el estado fija su tarifa por tamaño con tablas que no pudimos leer, así que puede ser más alta',
  "the state's page says less than 10 ft wide": 'la página del estado dice menos de 10 ft de ancho',
  'the state’s fee sheet of July 2026 has the shorter time, an undated page of the state the longer one':
    'la hoja de tarifas del estado de julio de 2026 indica el plazo más corto, una página del estado sin fecha el más largo',
  'the state’s own hours are 2:00 PM the day before to 2:00 AM the day after':
    'las horas del estado son de 2:00 PM del día anterior a 2:00 AM del día siguiente',
  'the state’s rules as quoted set no limit at the rear, and only a permit service has this figure':
    'las reglas del estado, según se citan, no fijan límite atrás, y solo un servicio de permisos tiene esta cifra',
  'the state’s rules as quoted set no limit for overhang, and only permit services have this figure':
    'las reglas del estado, según se citan, no fijan límite de saliente, y solo servicios de permisos tienen esta cifra',
  'the state’s rules as quoted set no limit for overhang, and only permit services have this figure, one of them 15 ft':
    'las reglas del estado, según se citan, no fijan límite de saliente, y solo servicios de permisos tienen esta cifra, uno de ellos 15 ft',
  'the statute allows the greater height on state highways, a page of the state’s permit office shows the lower one for every road':
    'la ley permite la altura mayor en carreteras estatales, una página de la oficina de permisos del estado indica la menor para toda vía',
  'the statute and a rule of the state name different fees': 'la ley y una regla del estado indican tarifas distintas',
  'the statute sets no limit at the rear for general freight, and permit services have this figure':
    'la ley no fija límite atrás para carga general, y servicios de permisos tienen esta cifra',
  'the tons over the axle limits of Wyoming’s Table I, which we do not have':
    'las toneladas por encima de los límites por eje de la Table I de Wyoming, que no tenemos',
  'the weekend two weeks before Memorial Day weekend, as the season has opened for years':
    'el fin de semana dos semanas antes del de Memorial Day, como se ha abierto la temporada por años',
  'the whole holiday weekend counts: from noon the Friday before a Monday holiday':
    'cuenta todo el fin de semana del feriado: desde el mediodía del viernes anterior a un feriado en lunes',
  'the whole holiday weekend counts: no later than noon the day before the weekend':
    'cuenta todo el fin de semana del feriado: a más tardar el mediodía del día anterior al fin de semana',
  'the wording may mean that travel is allowed in these hours only':
    'el texto quizá quiere decir que solo se permite circular en estas horas',
  'there is a self-issue system. We have not read its limits':
    'hay un sistema de emisión propia, cuyos límites no hemos leído',
  'three axles within 9 ft, group weight 42,001 to 44,000 lb':
    'tres ejes en 9 ft, peso del grupo de 42,001 a 44,000 lb',
  'three axles within 9 ft, group weight 44,001 to 46,000 lb':
    'tres ejes en 9 ft, peso del grupo de 44,001 a 46,000 lb',
  'three axles within 9 ft, group weight 46,001 to 48,000 lb':
    'tres ejes en 9 ft, peso del grupo de 46,001 a 48,000 lb',
  'three axles within 9 ft, group weight 48,001 to 50,000 lb':
    'tres ejes en 9 ft, peso del grupo de 48,001 a 50,000 lb',
  'three axles within 9 ft, group weight 50,001 to 52,000 lb':
    'tres ejes en 9 ft, peso del grupo de 50,001 a 52,000 lb',
  'three axles within 9 ft, group weight 52,001 to 54,000 lb':
    'tres ejes en 9 ft, peso del grupo de 52,001 a 54,000 lb',
  'three axles within 9 ft, group weight 54,001 to 56,000 lb':
    'tres ejes en 9 ft, peso del grupo de 54,001 a 56,000 lb',
  'three axles within 9 ft, group weight 56,001 to 58,000 lb':
    'tres ejes en 9 ft, peso del grupo de 56,001 a 58,000 lb',
  'three axles within 9 ft, group weight 58,001 to 60,000 lb':
    'tres ejes en 9 ft, peso del grupo de 58,001 a 60,000 lb',
  'three in all, one of them the State Highway Patrol. Positions not stated':
    'tres en total, una de ellas de la State Highway Patrol, sin posiciones indicadas',
  'three of five pages start at 100 ft. On the Interstate a light bar may replace the car when the permit lists it':
    'tres de cinco páginas empiezan en 100 ft. En la interestatal una barra de luces puede sustituir al carro cuando el permiso lo dice',
  'three travel days': 'tres días de viaje',
  'toll facilities, and I-95 from Baltimore to the Delaware line':
    'vías de peaje, e I-95 de Baltimore al límite con Delaware',
  'tons by which the gross weight exceeds the registered gross weight (80,000 lb at most). Added to the oversize fee':
    'toneladas en que el peso bruto pasa del peso bruto registrado (80,000 lb a lo más). Se suma a la tarifa por tamaño',
  'town highways other than class 1, above their weight limits':
    'caminos de pueblo que no son de clase 1, por encima de sus límites de peso',
  'traffic control plan on two-lane highways': 'plan de control de tráfico en carreteras de dos carriles',
  'travel on a way that is neither a state highway nor a through route':
    'circulación por una vía que no es carretera estatal ni ruta principal',
  'travel on county or city roads (superloads)': 'circulación por caminos de condado o calles de ciudad (superloads)',
  'travel on the Turnpike. $10 at the toll plaza. 13 ft 6 in high and 14 ft 6 in wide at most':
    'circulación por la Turnpike. $10 en la caseta. A lo más 13 ft 6 in de alto y 14 ft 6 in de ancho',
  'travel through Augusta': 'paso por Augusta',
  'trip permits up to 16 ft wide, 18 ft high, 150 ft long and 200,000 lb when the map routing is used':
    'permisos por viaje de hasta 16 ft de ancho, 18 ft de alto, 150 ft de largo y 200,000 lb si se usa la ruta del mapa',
  'two State Police cars': 'dos carros de la Policía Estatal',
  'two State Police cars, approved routes': 'dos carros de la Policía Estatal, rutas aprobadas',
  'two axles within 8 ft, group weight 34,001 to 36,000 lb': 'dos ejes en 8 ft, peso del grupo de 34,001 a 36,000 lb',
  'two axles within 8 ft, group weight 36,001 to 38,000 lb': 'dos ejes en 8 ft, peso del grupo de 36,001 a 38,000 lb',
  'two axles within 8 ft, group weight 38,001 to 40,000 lb': 'dos ejes en 8 ft, peso del grupo de 38,001 a 40,000 lb',
  'two axles within 8 ft, group weight 40,001 to 42,000 lb': 'dos ejes en 8 ft, peso del grupo de 40,001 a 42,000 lb',
  'two axles within 8 ft, group weight 42,001 to 44,000 lb': 'dos ejes en 8 ft, peso del grupo de 42,001 a 44,000 lb',
  'two axles within 8 ft, group weight 44,001 to 46,000 lb': 'dos ejes en 8 ft, peso del grupo de 44,001 a 46,000 lb',
  'two law enforcement escorts': 'dos escoltas de la policía',
  'two or three lanes': 'dos o tres carriles',
  'two paragraphs of the statute apply to such a load': 'dos párrafos de la ley se aplican a una carga así',
  'two passages of the rule name different executive fees':
    'dos pasajes de la regla indican cargos ejecutivos distintos',
  'two police escorts': 'dos escoltas de la policía',
  'two police escorts as well': 'también dos escoltas de la policía',
  'under a waiver: one more escort than usual': 'con una dispensa: una escolta más de lo normal',
  'unless the permit says otherwise': 'salvo que el permiso diga otra cosa',
  'unless the permit says otherwise. Superloads follow the hours on their permit':
    'salvo que el permiso diga otra cosa. Los superloads siguen las horas de su permiso',
  'up to this weight a bridge analysis takes up to 5 business days. Above it no time is promised':
    'hasta este peso el análisis de puentes tarda hasta 5 días hábiles. Por encima no se promete ningún plazo',
  'urban counties named on the permit': 'condados urbanos que indica el permiso',
  'urbanized areas shown on PennDOT form M-938': 'zonas urbanas que muestra el formulario M-938 de PennDOT',
  'using city streets': 'al usar calles de la ciudad',
  'vehicle supervision fee': 'cargo por supervisión del vehículo',
  'we use 100 ft from a federal survey': 'usamos 100 ft de una encuesta federal',
  'weekend next to a holiday observed on a Monday or a Friday':
    'fin de semana junto a un feriado que se observa en lunes o viernes',
  'weekend travel 3:00 AM to noon': 'fin de semana de 3:00 AM a mediodía',
  'weekend travel 3:00 AM to noon, from 15 ft high': 'fin de semana de 3:00 AM a mediodía, desde 15 ft de alto',
  'weight counts as one more dimension': 'el peso cuenta como una dimensión más',
  'weight over 80,000 lb': 'peso de más de 80,000 lb',
  'weight over the green chart': 'peso por encima de la tabla verde',
  'weight over the purple chart, or more than 13 axles single width. No pound figure is published':
    'peso por encima de la tabla morada, o más de 13 ejes de ancho sencillo. No se publica ninguna cifra en libras',
  'when any part crosses the center line of an undivided road: a licensed peace officer in front as well':
    'cuando alguna parte cruza la línea central de una vía sin dividir: también un oficial de paz con licencia delante',
  'whenever any part extends left of the center line':
    'siempre que alguna parte pase a la izquierda de la línea central',
  'whenever any part extends left of the right-hand lane':
    'siempre que alguna parte pase a la izquierda del carril derecho',
  'while crawling over bridges in Kansas City and St. Louis':
    'al pasar despacio por puentes en Kansas City y St. Louis',
  'white highways. The rear car may be replaced by one flashing yellow light':
    'carreteras blancas. Una luz amarilla intermitente puede sustituir al carro de atrás',
  'with a route survey': 'con un estudio de la ruta',
  'with one pilot car: front on two-lane roads, rear on four-lane roads':
    'con un carro piloto: delante en vías de dos carriles, detrás en vías de cuatro',
  'with the clearance and amber lights the policy lists':
    'con la autorización y las luces ámbar que indica la política',
  'with the flashing yellow lights the rule lists': 'con las luces amarillas intermitentes que indica la regla',
  'with the lighting of 49 CFR 393.11': 'con las luces de 49 CFR 393.11',
  'with under 95 ft of axle spacing': 'con menos de 95 ft entre ejes',
  'with written clearance from the utilities': 'con autorización escrita de las compañías de servicios',
  'within 10 miles of Charlotte, Raleigh, Durham and Chapel Hill (the source does not say which days, so every travel day is listed)':
    'a 10 millas o menos de Charlotte, Raleigh, Durham y Chapel Hill (la fuente no dice qué días, así que cuentan todos los días de circulación)',
  'within 125 percent of legal weight, at traffic speed':
    'hasta el 125 por ciento del peso legal, a la velocidad del tráfico',
  'within limits the state does not publish. The rest goes to an engineer for up to three business days':
    'dentro de límites que el estado no publica. El resto va a un ingeniero hasta tres días hábiles',
  'within the categorical weights of 92 Ill. Adm. Code 554.604':
    'dentro de los pesos por categoría de 92 Ill. Adm. Code 554.604',
  'within the table for the axles': 'dentro de la tabla para los ejes',
  'written agreements from all overhead line owners, whose personnel go along on the move unless they decline in writing':
    'acuerdos por escrito con todos los dueños de líneas aéreas, cuyo personal acompaña el viaje salvo que renuncie por escrito',
  'yellow and green routes. California Highway Patrol escort':
    'rutas amarilla y verde, con escolta de la California Highway Patrol',
  'yellow highways': 'carreteras amarillas',
  'yellow highways. The rear car may be replaced by one flashing yellow light':
    'carreteras amarillas. Una luz amarilla intermitente puede sustituir al carro de atrás',
  'yellow route (multilane freeway or expressway)': 'ruta amarilla (autopista o vía rápida de varios carriles)',
  'yellow route (multilane freeway or expressway). California Highway Patrol escort, number not published':
    'ruta amarilla (autopista o vía rápida de varios carriles), con escolta de la California Highway Patrol, sin número publicado',
  'superload law-enforcement escort (ALEA): per application. Then $100 an hour per officer, four hours at least, and mileage':
    'escolta policial (ALEA) para supercargas: por solicitud. Además $100 por hora y agente, cuatro horas como mínimo, y las millas',
  'super load of 180,000 lb or more, supplement of up to': 'supercarga de 180,000 lb o más, suplemento máximo',
  'engineering analysis prepared by ADOT, per 50 miles of route':
    'análisis de ingeniería hecho por ADOT, por cada 50 millas de ruta',
  'special service charge per hour of Caltrans staff time, when over 14 ft wide, over 135 ft long, or on heavy axle configurations (more than 13 axles single width, side-by-side vehicles). Hours are not published in advance':
    'cargo especial por hora de trabajo de Caltrans, con más de 14 ft de ancho, más de 135 ft de largo o ejes muy pesados (más de 13 ejes de ancho simple, vehículos lado a lado). Las horas no se publican por adelantado',
  'State Police escort, per hour and vehicle, at least $500 per vehicle':
    'escolta de la Policía Estatal, por hora y vehículo, al menos $500 por vehículo',
  'bridge review, for each bridge on the route (as ordered)':
    'revisión de puentes, por cada puente de la ruta (si se ordena)',
  'superload design fee': 'cargo de diseño de supercarga',
  'superload review fee': 'cargo de revisión de supercarga',
  'structural evaluation, each treated timber, concrete slab or precast slab bridge (over 254,000 lb, and first and last legs over 232,000 lb)':
    'evaluación estructural, por cada puente de madera tratada, losa de concreto o losa prefabricada (más de 254,000 lb, y primer y último tramo con más de 232,000 lb)',
  'structural evaluation, each truss, continuous-span, movable or Mississippi River bridge':
    'evaluación estructural, por cada puente de armadura, de tramo continuo, móvil o sobre el río Mississippi',
  'structural evaluation, each other structure': 'evaluación estructural, por cada otra estructura',
  'separate permit for the Turnpike (I-90) and Metropolitan Highway System, each trip, besides the toll':
    'permiso aparte para el Turnpike (I-90) y el Metropolitan Highway System, por viaje, además del peaje',
  'Turnpike engineering approval above 12 ft wide, 13 ft 9 in high, 80 ft long or 99,000 lb':
    'aprobación de ingeniería del Turnpike con más de 12 ft de ancho, 13 ft 9 in de alto, 80 ft de largo o 99,000 lb',
  'structural review, for each structure analyzed, above 120,000 lb gross':
    'revisión estructural, por cada estructura analizada, con más de 120,000 lb de peso bruto',
  'Maine Turnpike oversize or overlength permit, bought at the toll plaza, besides the toll':
    'permiso del Maine Turnpike por tamaño o longitud, se compra en la caseta, además del peaje',
  'application fee when an engineering study or other special consideration is needed':
    'cargo de solicitud cuando hace falta un estudio de ingeniería u otra consideración especial',
  'engineering study above 15 ft wide or 150,000 lb, per hour, one hour at least':
    'estudio de ingeniería con más de 15 ft de ancho o 150,000 lb, por hora, una hora como mínimo',
  'each foot or part by which the combination is longer than 63 ft (the agency reads it as the trailer or load)':
    'cada pie o fracción por encima de 63 ft de largo de la combinación (la agencia lo entiende del remolque o la carga)',
  'State Police escort, each day': 'escolta de la Policía Estatal, por día',
  'possible regional-office surcharge': 'posible recargo de la oficina regional',
  'special movement permit for a newly manufactured item over 16 ft and up to 23 ft wide (houses excluded), in addition':
    'permiso especial para un artículo recién fabricado de más de 16 ft y hasta 23 ft de ancho (casas excluidas), además',
  'super load preliminary review': 'revisión preliminar de supercarga',
  'super load preliminary review, for each county crossed':
    'revisión preliminar de supercarga, por cada condado de la ruta',
  'Highway Patrol escort, per officer and hour, at least two officers and four hours, plus $0.13 a mile':
    'escolta de la Highway Patrol, por agente y hora, al menos dos agentes y cuatro horas, más $0.13 por milla',
  'superload damage fee by gross weight (amount not published, set by the permit system)':
    'cargo por daños de supercarga según el peso bruto (monto no publicado, lo fija el sistema de permisos)',
  'engineering inspection under 150,000 lb when the size calls for one (15 ft wide, 14 ft high or 100 ft long and more)':
    'inspección de ingeniería con menos de 150,000 lb cuando el tamaño la exige (15 ft de ancho, 14 ft de alto o 100 ft de largo o más)',
  'engineering inspection of a manufactured home': 'inspección de ingeniería de una casa prefabricada',
  'region review, for each WisDOT region on the route, above 16 ft wide':
    'revisión regional, por cada región de WisDOT en la ruta, con más de 16 ft de ancho',
  'bridge review, for each employee hour, above 150,000 lb gross':
    'revisión de puentes, por hora de empleado, con más de 150,000 lb de peso bruto',
  'bridge monitoring when the permit is approved with low-impact crossings: $150 for the first bridge, $100 for the second, $50 for each further one, at most $750':
    'vigilancia de puentes cuando el permiso exige cruces de bajo impacto: $150 por el primer puente, $100 por el segundo, $50 por cada uno más, como máximo $750',
  'each foot or fraction over 15 ft wide, for each mile': 'cada pie o fracción por encima de 15 ft de ancho, por milla',
  'each foot or fraction over 15 ft high, for each mile': 'cada pie o fracción por encima de 15 ft de alto, por milla',
  '95,000 lb is legal on state highways by the bridge table':
    '95,000 lb son legales en carreteras estatales según la tabla de puentes',
  'over a legal axle weight within 80,000 lb gross another table applies, from $30 to $735':
    'sobre el peso legal por eje, con hasta 80,000 lb de peso bruto, vale otra tabla, de $30 a $735',
  'the higher of the weight fee and the size fee is charged, not both':
    'se cobra la tarifa mayor, la del peso o la del tamaño, no las dos',
  'for a load over the bridge-formula gross with every axle legal':
    'para una carga sobre el peso bruto de la fórmula de puentes con todos los ejes legales',
  'with an axle over its limit the state charges by excess weight and distance. We have not read that schedule':
    'con un eje sobre su límite, el estado cobra por exceso de peso y distancia. No hemos leído esa tabla',
  "the state's hours for a Monday holiday are Friday 4:00 PM to midnight and Saturday, Sunday and Monday noon to midnight, mornings open":
    'el horario del estado para un feriado en lunes es viernes de 4:00 PM a medianoche y sábado, domingo y lunes de mediodía a medianoche, con las mañanas abiertas',
  'listed by pilot car pages only': 'solo en páginas de carros piloto',
  'on red highways': 'en carreteras rojas',
  'on blue highways': 'en carreteras azules',
  'on yellow highways': 'en carreteras amarillas',
  'for Memorial Day and Labor Day the bulletins say 6:00 AM-9:00 PM that day and noon-9:00 PM the Friday before. A Saturday holiday also closes Friday, a Sunday holiday Monday':
    'para Memorial Day y Labor Day los boletines dicen 6:00 AM-9:00 PM de ese día y de mediodía a 9:00 PM del viernes anterior. Un feriado en sábado también cierra el viernes, uno en domingo el lunes',
  'in 2015 the ban ran from Thursday through Sunday': 'en 2015 la prohibición fue de jueves a domingo',
  'Columbia, Dane, Milwaukee, Rock and Waukesha counties (also on restricted-travel holidays and the day before them)':
    'condados de Columbia, Dane, Milwaukee, Rock y Waukesha (también en feriados con restricciones y el día anterior)',
  'a holiday that makes a three-day weekend closes the whole weekend':
    'un feriado que hace un fin de semana de tres días cierra todo el fin de semana',
  'under a Chapter 6 special permit': 'con un permiso especial del capítulo 6',
  'an older figure. The rule as quoted sets none for roads of several lanes':
    'una cifra anterior. La regla citada no fija ninguna para carreteras de varios carriles',
};
