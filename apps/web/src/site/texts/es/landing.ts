import type { landingTexts as english } from '../en/landing.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

const lead =
  'Pida en un solo formulario los permisos de sobredimensión y sobrepeso de todos los estados de su ruta. Pague con tarjeta y siga cada permiso hasta que se emita.';

export const landingTexts: TextsOf<typeof english> = {
  title: 'Permisos de sobredimensión y sobrepeso para todos los estados de su ruta',
  description: lead,
  headline: { first: 'Su carga no cabe.', second: 'Su papeleo, sí.' },
  lead,
  getStarted: 'Empezar',
  call: (phone) => `Llame al ${phone}`,
  callNow: 'Llamar ahora',

  figures: 'Wideload en cifras',
  years: 'Años en el mercado',
  companies: 'Empresas',
  employees: 'Empleados',

  kinds: 'Nuestros servicios: cuatro tipos de permiso',
  oversize: 'Sobredimensión',
  oversizeWhat: 'Más ancho, alto o largo de lo que un estado admite sin permiso.',
  overweight: 'Sobrepeso',
  overweightWhat: 'Por encima del límite bruto, por eje o de puentes de un estado.',
  superload: 'Superload',
  superloadWhat: 'Tan grande o pesada que el estado estudia antes la ruta.',
  specialty: 'Especial',
  specialtyWhat: 'Construcciones prefabricadas, traslado de casas y otras cargas especiales.',

  checkTitle: 'Revise su carga',
  checkLead:
    'Escriba Desde y Hasta, o los estados, y la carga: ve de inmediato dónde necesita permiso, por qué y cuánto cobra cada estado. Sin cuenta.',

  why: 'Por qué elegirnos',
  reasons: {
    immediate: {
      name: 'Servicio inmediato',
      text: 'Pida a cualquier hora. Antes de pagar ve lo que pide cada estado, por qué y cuánto cobra; en cuanto paga, su pedido está con nosotros.',
    },
    experienced: {
      name: 'Equipo con experiencia',
      text: 'Diez años de trámites con las oficinas estatales. Sabemos lo que pide cada una y leemos la solicitud como la leerá ella.',
    },
    satisfied: {
      name: 'Clientes satisfechos',
      text: 'Al teléfono contesta una persona. Cada estado del pedido dice qué sigue, y un permiso rechazado se corrige y se envía de nuevo sin otro cobro.',
    },
  },

  how: 'Cómo pedir',
  howLead:
    'Pasos sencillos en un solo formulario. Lo que escribe se guarda, y sigue donde lo dejó, en cualquier dispositivo.',
  steps: {
    person: {
      name: 'Dé sus datos y los de la empresa',
      text: 'Quién pide y para qué transportista. El número USDOT completa los datos de la empresa.',
    },
    states: {
      name: 'Elija el estado en un mapa interactivo',
      text: 'Uno o todos los de su ruta, con el puntero, con el teclado o por su nombre.',
    },
    vehicles: {
      name: 'Indique camión, remolque, tipo de carga y medidas',
      text: 'Como usted las diría: 14 ft 6, 14-6 o 174 in. El dibujo muestra lo que escribió.',
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
    'Vivimos de los permisos. Llevamos diez años tramitando permisos de sobredimensión y sobrepeso para transportistas que prefieren manejar a esperar en el teléfono: transformadores, prensas, tanques, vigas, casas y las máquinas que los mueven.',
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
        'Cuando camión, remolque y carga juntos son más anchos, altos o largos de lo que admite un estado. En las interestatales el límite de ancho es de 8 ft 6 in en todas partes; el alto y el largo cambian de un estado a otro. La revisión de carga de este sitio se lo dice para su carga, estado por estado.',
    },
    {
      asked: '¿Cuándo hay sobrepeso?',
      answer:
        'En las interestatales, por encima de 80,000 lb brutas, 20,000 lb en un eje sencillo o 34,000 lb en un tándem, o de lo que da la fórmula de puentes para la distancia entre sus ejes. Algunos estados permiten más en sus propias carreteras.',
    },
    {
      asked: '¿Qué es un superload?',
      answer:
        'Una carga que pasa de lo que un estado autoriza de rutina. El estado estudia los puentes y la ruta antes de contestar, lo que puede tardar de días a semanas, y a menudo pide un estudio de ruta. Cada estado pone el límite en otro punto; le avisamos cuando pasa uno.',
    },
    {
      asked: '¿Cuánto tarda un permiso?',
      answer:
        'Muchos estados contestan el mismo día hábil o el siguiente; los superloads tardan más. Los plazos son nuestro mejor esfuerzo: decide el estado. En su pedido ve la situación de cada permiso, y le escribimos cuando cambia.',
    },
    {
      asked: '¿Cuánto cuesta?',
      answer:
        'La tarifa de cada estado, permiso por permiso, antes de pagar. Las tarifas cotizadas son estimaciones: si un estado cobra otra cosa, se lo decimos.',
    },
    {
      asked: '¿Qué estados puedo pedir en línea?',
      answer:
        'Los 48 estados contiguos. Los permisos de Alaska, Hawái y el Distrito de Columbia no se venden en línea: llámenos.',
    },
    {
      asked: '¿Necesito escoltas?',
      answer:
        'Depende del estado, de la carretera y de cuánto pasa la carga de los límites. La revisión de carga nombra las escoltas que cada estado suele pedir; manda el permiso emitido.',
    },
    {
      asked: '¿Cómo pago?',
      answer:
        'Con Visa, Mastercard o American Express. El formulario de la tarjeta es del proveedor de pagos: los números nunca llegan a nuestros servidores. El recibo está en el pedido.',
    },
    {
      asked: '¿Y si un estado rechaza el permiso?',
      answer:
        'En el pedido lee el motivo del estado, cambia lo que pide y envía el permiso de nuevo. No se cobra nada más por eso.',
    },
    {
      asked: '¿Puedo cambiar un permiso emitido?',
      answer:
        'No. La ley prohíbe alterar un permiso emitido. Si cambian la carga o las fechas, llámenos antes de salir: le decimos qué permite el estado.',
    },
    {
      asked: '¿Quién puede pedir?',
      answer:
        'Cualquier persona de al menos 18 años que pida para un transportista. Para abrir la cuenta bastan un correo electrónico y un minuto.',
    },
  ],

  articlesTitle: 'Blog',
  articlesLead: 'Lo que las oficinas de permisos quisieran que todo transportista supiera.',
  allArticles: 'Todos los artículos',
  noArticles: 'Estamos escribiendo el primer artículo.',

  joinTitle: 'Únase a nuestro equipo',
  joinLead:
    'Buscamos personas a las que les gusta un formulario bien llenado: especialistas en permisos, planificadores de rutas, gente para el teléfono. Cuéntenos qué es lo que mejor hace.',
  contactTitle: 'Contáctenos',
  contactLead:
    '¿Preguntas sobre una carga, un estado o un pedido? Llame o escríbanos aquí. Un representante se comunica con usted después.',
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    position: 'Trabajo que busca',
    joinMessage: 'Lo que mejor hace',
    message: 'Mensaje',
    optional: 'opcional',
    send: 'Enviar',
    website: 'Deje vacío este campo',
    problems: 'Hay un problema',
    error: 'Error:',
    noName: 'Escriba su nombre.',
    noEmail: 'Escriba su correo electrónico.',
    noPosition: 'Escriba el trabajo que busca.',
    noMessage: 'Escriba su mensaje.',
    wrongFormat: 'El formato no es correcto.',
    onlyNumbers: 'El formato no es correcto (solo números).',
    tooLongPhone: 'Máximo 10 cifras.',
    needsScript: 'Para enviar desde aquí hace falta JavaScript: actívelo, llámenos o escríbanos.',
    sending: 'Enviando…',
    refused: 'Algo salió mal, inténtelo más tarde.',
    sentTitle: 'Gracias',
    received: 'Ya tenemos su mensaje.',
    representative: 'Un representante se comunica con usted.',
    kept: 'Su mensaje está guardado en este dispositivo y seguimos enviándolo.',
  },

  closing: 'Obtenga los permisos para su próxima carga',
  getPermit: 'Obtener permiso',
  adults: 'Debe tener al menos 18 años.',
};
