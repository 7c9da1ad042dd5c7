import { branding, seller, type Retention } from '@wideload/contract/client';
import type { privacyTexts as english } from '../en/privacy.ts';
import type { TextsOf } from '#lib/texts-of.ts';

const { name } = branding;

/** The server's table of personal fields names one of these lines for each field. */
const retention: Readonly<Record<Retention, string>> = {
  account:
    'Cuenta, empresas, vehículos, pedidos, tarjetas y notificaciones: mientras tenga la cuenta. Lo que borre antes desaparece de sus listas de inmediato y se elimina, a más tardar, con la cuenta.',
  registrations:
    'Un registro sin confirmar: 1 día. Los códigos y enlaces para elegir una contraseña: valen 10 minutos y se eliminan en un día, aproximadamente.',
  'sign-ins':
    'Intentos de acceso fallidos: 2 horas como máximo. Dispositivos con sesión abierta: una sesión dura 30 días como máximo, y su registro se elimina 30 días después.',
  mails:
    'Correos que enviamos: un día, aproximadamente; los de un pedido, mientras exista la cuenta, para ver qué se le comunicó.',
  'form-messages': 'Mensajes de nuestros formularios: hasta que se atienden, y 1 mes como máximo.',
  logs: 'Registros técnicos: 1 mes como máximo. No contienen contraseñas, datos de tarjetas ni el contenido de los mensajes.',
  backups: 'Copias de seguridad: vencen a los 30 días, y con ellas lo que se eliminó mientras tanto.',
};

export const privacyTexts: TextsOf<typeof english> = {
  head: {
    title: 'Política de privacidad',
    description: `Qué guarda ${name} de usted, por qué, durante cuánto tiempo y quién más lo ve; cómo descargarlo, corregirlo y borrarlo.`,
  },
  title: 'Política de privacidad',
  lead: 'Guardamos lo que necesita un permiso y nada para vigilarlo. Aquí está qué es, por qué lo guardamos, quién más lo ve y cómo puede recuperarlo o borrarlo.',
  brief: [
    ['30', 'días como máximo hasta que respondemos a una solicitud'],
    ['1', 'mes como máximo para lo que ya no hace falta'],
    ['0', 'redes de publicidad y rastreadores'],
    ['0', 'datos vendidos o alquilados'],
  ],
  staysIntro: 'Lo que se conserva después de borrar su cuenta, y por qué:',
  stays: {
    'paid-orders': {
      what: 'Pedidos que se pagaron',
      how: 'Número, días, estados, cargas, vehículos, el nombre, la dirección y el número USDOT del transportista, permisos y precios. Se quitan su nombre, correo electrónico, teléfono, los títulos y comentarios de los pedidos, y también los permisos emitidos con sus números.',
      why: 'Los permisos se emitieron para ellos.',
    },
    payments: {
      what: 'Pagos',
      how: 'Importe, día, número de recibo, marca de la tarjeta y sus cuatro últimos dígitos, los números propios del proveedor, y una línea en los libros de su mes con la empresa y el número de trabajo del transportista. Se quitan los datos de facturación.',
      why: 'El dinero cobrado se debe contabilizar y se puede devolver.',
    },
    account: {
      what: 'Un número de cuenta',
      how: 'Cuándo se creó y se borró. Ya no contiene nombre, correo electrónico, teléfono ni contraseña, y nadie puede entrar con él.',
      why: 'Los pedidos que se conservan le pertenecen.',
    },
    'admin-log': {
      what: 'Nombre y correo electrónico de un administrador',
      how: 'Solo de quienes trabajaron con nosotros como administradores, junto a cada una de sus acciones en el registro de acciones, mientras se conserve el registro.',
      why: 'Cada cambio de un pedido debe llevar a la persona que lo hizo.',
    },
  },
  sections: {
    scope: {
      title: 'Qué abarca esta política',
      body: [
        `Abarca este sitio web, la aplicación que se abre con él y lo que usted pide por medio de ${name}. La responsable es ${seller.company}; la dirección está al final.`,
        'Si cambiamos la política, cambia la fecha que aparece arriba. Cuando un cambio afecta lo que usted ya nos dio, avisamos por correo electrónico a los titulares de cuentas antes de que se aplique.',
      ],
    },
    collected: {
      title: 'Qué guardamos',
      body: [
        'Solo lo necesario para pedir permisos, pagarlos y mantener seguras las cuentas:',
        [
          'Su cuenta: correo electrónico, nombre y teléfono si los indica, un resumen cifrado de su contraseña (nunca la contraseña) y cuándo se creó.',
          'Sus empresas: número USDOT y de expediente, nombres, dirección, correo electrónico y teléfono.',
          'Sus camiones, remolques y combinaciones: números de unidad, VIN, marca, modelo, año, placas, pesos y distancias entre ejes.',
          'Sus pedidos: la persona que pide, con correo electrónico y teléfono; cargas, dimensiones, pesos, estados, días, origen y destino, comentarios, mensajes con sus archivos, permisos y sus documentos.',
          'Pagos: importes, días y, de la tarjeta, la marca, los cuatro últimos dígitos, el vencimiento y los datos de facturación. Nunca su número.',
          'Dispositivos con sesión abierta: tipo de navegador, desde cuándo y último uso.',
          'Los mensajes que nos envía con un formulario o por correo electrónico.',
        ],
        'No pedimos números de seguro social, ni datos de salud, ni licencias de conducir, ni la ubicación de su dispositivo.',
      ],
    },
    sources: {
      title: 'De dónde viene',
      body: [
        'Casi todo viene de usted. Los datos de un transportista vienen del registro federal cuando usted verifica una empresa por su número USDOT o de expediente. El resultado de un pago viene del proveedor de pagos, y la respuesta a una solicitud, del estado.',
        'Cuando su navegador pide una página, nuestro servidor ve su dirección de red, como cualquier servidor. Se usa durante un minuto para frenar avalanchas de solicitudes, hasta dos horas para impedir que se adivinen contraseñas, durante un día, en una forma que no permite recuperarla, para limitar los códigos que pide y, con un mensaje de nuestros formularios, durante un día, para que nadie nos inunde de ellos.',
      ],
    },
    purposes: {
      title: 'Para qué lo usamos',
      body: [
        [
          'Para cumplir sus pedidos: averiguar qué permisos necesita una carga, solicitarlos y traerle las respuestas.',
          'Para cobrar, devolver dinero y llevar la contabilidad que exige la ley.',
          'Para escribirle sobre el acceso, los pedidos, los permisos y los pagos, y para responderle.',
          'Para proteger las cuentas y el servicio contra los abusos.',
          'Para mejorar el servicio, con cifras que no nombran a nadie.',
        ],
        'No creamos perfiles, no mostramos publicidad, y ningún programa decide por sí solo nada que tenga efectos legales para usted.',
      ],
    },
    sharing: {
      title: 'Quién más lo ve',
      body: [
        'No vendemos ni alquilamos datos personales, ni los compartimos para publicidad. Estos reciben lo que necesitan, y nada más:',
        [
          'Las oficinas de permisos de los estados que usted eligió: empresa, vehículos, carga, días, ruta y una persona a quien preguntar. Lo que se presenta a un estado puede ser público allí.',
          'Stripe, que cobra con tarjeta: tarjeta, datos de facturación, importe y el correo electrónico de la cuenta.',
          'La empresa que opera nuestros servidores, la base de datos, los archivos y las copias de seguridad: todo, por encargo nuestro, en los Estados Unidos.',
          'El servicio que entrega nuestro correo electrónico: su dirección y el mensaje.',
          'El registro federal de transportistas (FMCSA): el número de una empresa que usted verifica, nada sobre usted.',
          'Un servidor de mapas, si hay uno configurado: qué parte del mapa mira un navegador con sesión abierta, y su dirección de red. Si no, los mapas son nuestros.',
        ],
        'Fuera de eso, solo entregamos datos cuando nos obliga una ley o un tribunal, para defender derechos, o al comprador de la empresa, que queda sujeto a esta política. Cuando se nos permite, se lo decimos antes.',
      ],
    },
    cards: {
      title: 'Tarjetas y pagos',
      body: [
        'Los campos para el número de la tarjeta, el vencimiento y el código de seguridad pertenecen al proveedor de pagos, también cuando están en nuestra página. Lo que usted escribe allí va directamente al proveedor. Nosotros recibimos una referencia para solicitar un pago que usted inició, y la marca, los cuatro últimos dígitos y el vencimiento, para que reconozca la tarjeta.',
        'En la página Payment puede ver y quitar las tarjetas guardadas. Una tarjeta quitada no se puede volver a cobrar.',
      ],
    },
    device: {
      title: 'Cookies y datos en su dispositivo',
      body: [
        'Tenemos tres cookies propias, todas para iniciar sesión, y guardamos en su dispositivo algunas preferencias y el trabajo sin enviar. El proveedor de pagos pone las suyas contra el fraude en las páginas con un formulario de tarjeta. No hay nada para estadísticas ni publicidad.',
        'Cada una, con su fin y su duración, está en la [política de cookies](/es/cookie-policy#list). Como nada lo rastrea, señales como Do Not Track y Global Privacy Control no encuentran nada que apagar.',
      ],
    },
    retention: {
      title: 'Cuánto tiempo lo guardamos',
      body: [
        'Mientras haga falta para lo que se dio, y no más de 1 mes después. En particular:',
        Object.values(retention),
        'Lo que debe conservarse más tiempo está en la sección siguiente, con su motivo.',
      ],
    },
    erasure: {
      title: 'Lo que se conserva después de borrar',
      body: [
        'Cuando usted borra su cuenta, se borran de inmediato su nombre, correo electrónico, teléfono y contraseña, sus empresas, camiones, remolques y combinaciones, los borradores, las notificaciones y las tarjetas guardadas. De las copias de seguridad desaparecen en 30 días.',
        'Lo que queda ya no lo nombra. Se conserva porque se emitieron permisos y se cobró dinero, durante el tiempo que exigen las leyes fiscales y de transporte.',
      ],
    },
    choices: {
      title: 'Ver, corregir, descargar, borrar',
      body: [
        'Casi todo lo puede hacer usted mismo, en la [página de la cuenta](/account):',
        [
          'Ver y corregir: nombre, teléfono, correo electrónico y contraseña en la página de la cuenta; empresas, vehículos y tarjetas en sus propias páginas.',
          'Descargar: “Download my data” le da todo lo que se guarda de usted en un solo archivo legible por máquinas.',
          'Borrar: “Delete my account” le dice primero qué desaparece y qué se conserva, y luego lo hace de inmediato.',
        ],
        'O escríbanos, con o sin cuenta. Las solicitudes de revisar, actualizar o borrar sus datos se responden en un plazo de 30 días. Para que nadie más reciba sus datos, le pedimos que escriba desde el correo electrónico de la cuenta o que lo confirme con un código.',
      ],
    },
    rights: {
      title: 'Derechos según las leyes estatales de privacidad',
      body: [
        'California, Colorado, Connecticut, Nevada, Texas, Utah, Virginia y otros estados dan a sus residentes derechos sobre los datos personales. Nosotros los concedemos a todos, viva donde viva:',
        [
          'saber qué guardamos, de dónde viene, para qué y quién lo ha recibido',
          'obtener una copia que pueda llevar a otro lugar',
          'hacerlo corregir o borrar',
          'oponerse a su venta, a compartirlo para publicidad y a la creación de perfiles; no hacemos nada de eso',
          'ejercer estos derechos por medio de alguien a quien autorizó por escrito',
          'no recibir un trato peor por ejercerlos',
        ],
        'Si rechazamos una solicitud, decimos por qué, y usted puede apelar respondiendo a nuestra respuesta. Decide otra persona en un plazo de 30 días. Si aún no está conforme, puede acudir al fiscal general de su estado.',
      ],
    },
    security: {
      title: 'Cómo lo protegemos',
      body: [
        'Las conexiones están cifradas. Las contraseñas se guardan como resúmenes difíciles de adivinar, los códigos y enlaces sirven una sola vez, y una sesión se puede cerrar desde cualquier otro dispositivo. Solo los administradores que lo necesitan ven los pedidos, y lo que hacen queda registrado.',
        'Ningún sistema es perfectamente seguro. Si datos suyos llegan a malas manos, se lo comunicamos a usted y a las autoridades como lo exige la ley de su estado, sin demora innecesaria.',
      ],
    },
    minors: {
      title: 'Solo para adultos',
      body: [
        'El servicio es para personas de al menos 18 años. No guardamos a sabiendas datos de nadie más joven. Si cree que lo hacemos, díganoslo y los borramos.',
      ],
    },
    contact: {
      title: 'Contáctenos',
      body: [
        'Para preguntas sobre sus datos y solicitudes según cualquiera de estos derechos, escríbanos, llámenos o visítenos. Respondemos en un plazo de 30 días, casi siempre mucho antes.',
      ],
    },
  },
};
