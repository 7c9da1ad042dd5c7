import type { landingTexts as english } from '../en/landing.ts';
import type { TextsOf } from '#lib/texts-of.ts';

const lead =
  'Pida en un solo formulario los permisos de sobredimensión y sobrepeso de todos los estados de su ruta. Pague con tarjeta y siga cada permiso hasta que se emita.';

export const landingTexts: TextsOf<typeof english> = {
  title: 'Permisos de sobredimensión y sobrepeso para todos los estados de su ruta',
  description: lead,
  headline: { first: 'Su carga no cabe.', second: 'Su papeleo, sí.' },
  lead,
  charges:
    'Al ordenar, usted nos paga el precio de cada permiso. Lo que un estado cobre de más lo cobramos solo después de que el estado haya dicho cuánto es.',
  getStarted: 'Empezar',
  call: (phone) => `Llame al ${phone}`,
  callNow: 'Llamar ahora',

  figures: 'Wideload en cifras',
  years: 'Años en el mercado',
  companies: 'Empresas',
  employees: 'Empleados',

  kinds: 'Nuestros servicios: cuatro tipos de permiso',
  oversize: 'Sobredimensión',
  oversizeWhat: 'Más ancha, alta o larga de lo que un estado permite sin permiso.',
  overweight: 'Sobrepeso',
  overweightWhat: 'Pasa del límite de peso bruto, por eje o de la fórmula de puentes de un estado.',
  superload: 'Superload',
  superloadWhat: 'Tan grande o pesada que el estado revisa primero la ruta.',
  specialty: 'Especial',
  specialtyWhat: 'Casas prefabricadas, traslado de casas y otras cargas especiales.',

  checkTitle: 'Revise su carga',
  checkLead:
    'Escriba adónde va y qué lleva, y vea al instante qué estados exigen permiso, por qué y cuánto cobra cada uno. Sin crear una cuenta.',

  why: 'Por qué elegirnos',
  reasons: {
    immediate: {
      name: 'Servicio inmediato',
      text: 'Haga su pedido a cualquier hora. Antes de pagar ve qué exige cada estado, por qué y cuánto cobra, y recibimos su pedido en cuanto paga.',
    },
    experienced: {
      name: 'Equipo con experiencia',
      text: 'Diez años de trámites con las oficinas estatales de permisos. Sabemos qué pide cada una y revisamos cada solicitud como la van a revisar allí.',
    },
    satisfied: {
      name: 'Clientes satisfechos',
      text: 'Llámenos o escríbanos sobre cualquier pedido. En cada paso del pedido ve qué sigue y, si un estado rechaza un permiso, usted lo corrige y lo envía otra vez sin otro cobro nuestro.',
    },
  },

  how: 'Cómo pedir',
  howLead:
    'Pasos sencillos en un solo formulario. Lo que escribe se guarda, así que puede seguir donde se quedó, en cualquier dispositivo.',
  steps: {
    person: {
      name: 'Dé sus datos y los de la empresa',
      text: 'Quién hace el pedido y para qué transportista. Escriba el número USDOT y llenamos los datos de la empresa.',
    },
    states: {
      name: 'Elija el estado en un mapa interactivo',
      text: 'Uno o todos los de su ruta, en el mapa o por su nombre.',
    },
    vehicles: {
      name: 'Indique camión, remolque, tipo de carga y medidas',
      text: 'Tal como las dice: 14 ft 6, 14-6 o 174 in. El dibujo muestra lo que escribió.',
    },
    permits: {
      name: 'Elija el tipo de permiso',
      text: 'Le mostramos qué permisos necesita la carga y por qué; usted pone fechas, origen y destino.',
    },
    pay: { name: 'Pague de forma segura', text: 'Con tarjeta, y solo después de ver cada tarifa y el total.' },
  },
  afterwards:
    'Después, un representante se comunica con usted, tramita los permisos en cada estado y le avisa cuando se emiten.',

  pay: 'Tarjetas y billeteras',

  who: 'Quiénes somos',
  about: [
    'Lo nuestro son los permisos. Llevamos diez años tramitando permisos de sobredimensión y sobrepeso para transportistas que prefieren manejar a esperar en el teléfono: transformadores, prensas, tanques, vigas, casas y las máquinas que los mueven.',
    'Ocho empresas y más de 400 empleados trabajan con las oficinas de permisos de 48 estados. Las reglas de estas páginas son las que usamos para tramitar, cada una con su fuente y el día en que la revisamos.',
  ],
  officesTitle: 'Nuestras oficinas',
  showMap: (city) => `Ver ${city} en el mapa`,
  mapTitle: (city) => `Nuestra oficina en ${city}`,
  mapWords: (city, state) => `Mapa de ${state} con sus autopistas interestatales; nuestra oficina está en ${city}.`,
  ok: 'OK',
  close: 'Cerrar',

  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      asked: '¿Cuándo necesito un permiso de sobredimensión?',
      answer:
        'Cuando el camión, el remolque y la carga juntos son más anchos, altos o largos de lo que permite un estado. En las interestatales de los 48 estados el límite de ancho es de 8 ft 6 in; los límites de alto y largo cambian de un estado a otro. La revisión de carga de este sitio le da la respuesta para su carga, estado por estado.',
    },
    {
      asked: '¿Cuándo hay sobrepeso?',
      answer:
        'En las interestatales, cuando pasa de 80,000 lb de peso bruto, de 20,000 lb en un eje sencillo o de 34,000 lb en un tándem, o de lo que permite la fórmula de puentes para la distancia entre sus ejes. Algunos estados permiten más en sus propias carreteras.',
    },
    {
      asked: '¿Qué es un superload?',
      answer:
        'Una carga demasiado grande para un permiso de rutina. El estado revisa los puentes y la ruta antes de contestar, lo que puede tardar días o semanas, y muchas veces exige un estudio de ruta. Cada estado pone el límite en un punto distinto; le avisamos cuando lo pasa.',
    },
    {
      asked: '¿Cuánto tarda un permiso?',
      answer:
        'Muchos estados contestan el mismo día hábil o el siguiente; los superloads tardan más. Hacemos lo posible por cumplir los plazos, pero decide el estado. En su pedido ve en qué va cada permiso, y le escribimos cuando cambia.',
    },
    {
      asked: '¿Cuánto cuesta?',
      answer:
        'La tarifa de cada estado, permiso por permiso, antes de pagar. Las tarifas cotizadas son estimaciones: si un estado cobra una cantidad distinta, se lo decimos.',
    },
    {
      asked: '¿Para qué estados puedo pedir permisos en línea?',
      answer:
        'Los 48 estados contiguos. Los permisos de Alaska, Hawái y el Distrito de Columbia no se venden en línea: llámenos.',
    },
    {
      asked: '¿Necesito escoltas?',
      answer:
        'Depende del estado, de la carretera y de cuánto se pasa la carga de los límites. La revisión de carga le muestra las escoltas que cada estado suele exigir; manda el permiso emitido.',
    },
    {
      asked: '¿Cómo pago?',
      answer:
        'Con Visa, Mastercard o American Express. El formulario de la tarjeta es del proveedor de pagos: los números nunca llegan a nuestros servidores. El recibo está en el pedido.',
    },
    {
      asked: '¿Y si un estado rechaza el permiso?',
      answer:
        'En su pedido ve el motivo del estado, corrige lo que pide y envía el permiso otra vez, sin otro cobro nuestro.',
    },
    {
      asked: '¿Puedo cambiar un permiso emitido?',
      answer:
        'No. La ley prohíbe alterar un permiso emitido. Si cambian la carga o las fechas, llámenos antes de salir y le decimos qué permite el estado.',
    },
    {
      asked: '¿Quién puede pedir?',
      answer:
        'Cualquier persona de 18 años o más que haga pedidos para un transportista. Para crear la cuenta bastan un correo electrónico y un minuto.',
    },
  ],

  articlesTitle: 'Blog',
  articlesLead: 'Lo que las oficinas de permisos quisieran que todo transportista supiera.',
  allArticles: 'Todos los artículos',
  noArticles: 'Estamos escribiendo el primer artículo.',

  joinTitle: 'Únase a nuestro equipo',
  joinLead:
    'Buscamos gente que cuida los detalles: especialistas en permisos, planificadores de rutas y representantes de atención al cliente. Cuéntenos qué es lo que mejor hace.',
  contactTitle: 'Contáctenos',
  contactLead:
    '¿Preguntas sobre una carga, un estado o un pedido? Llámenos o escríbanos aquí, y un representante se comunicará con usted.',
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    position: 'Puesto que busca',
    joinMessage: 'Lo que mejor hace',
    message: 'Mensaje',
    optional: 'opcional',
    send: 'Enviar',
    website: 'Deje vacío este campo',
    problems: 'Hay un problema',
    error: 'Error:',
    noName: 'Escriba su nombre.',
    noEmail: 'Escriba su correo electrónico.',
    noPosition: 'Escriba el puesto que busca.',
    noMessage: 'Escriba su mensaje.',
    wrongFormat: 'El formato no es correcto.',
    onlyNumbers: 'El formato no es correcto (solo números).',
    tooLongPhone: 'Máximo 10 cifras.',
    needsScript: 'Este formulario necesita JavaScript. Actívelo, llámenos o escríbanos un correo.',
    sending: 'Enviando…',
    refused: 'Algo salió mal, inténtelo más tarde.',
    sentTitle: 'Gracias',
    received: 'Ya tenemos su mensaje.',
    representative: 'Un representante se comunicará con usted.',
    kept: 'Su mensaje está guardado en este dispositivo y seguimos enviándolo.',
  },

  closing: 'Obtenga los permisos para su próxima carga',
  getPermit: 'Obtener permiso',
  adults: 'Debe tener al menos 18 años.',
};
