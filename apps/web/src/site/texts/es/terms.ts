import { branding, seller } from '@wideload/contract/client';
import type { termsTexts as english } from '../en/terms.ts';
import type { TextsOf } from '#lib/texts-of.ts';

const { name } = branding;

export const termsTexts: TextsOf<typeof english> = {
  head: {
    title: 'Términos de uso',
    description: `Los términos para pedir permisos de sobredimensión y sobrepeso con ${name}: tarifas, pago, plazos, anulaciones, quién responde de qué y cómo se resuelven las disputas.`,
  },
  title: 'Términos de uso',
  lead: `Qué puede esperar de ${name}, qué esperamos de usted y qué pasa cuando algo sale mal. Léalos antes de hacer un pedido.`,
  brief: [
    ['18', 'años es la edad mínima para tener una cuenta'],
    ['6', 'condiciones que usted revisa antes de cada pago'],
    ['30', 'días de diálogo, como mínimo, antes del arbitraje'],
    ['Nevada', 'es el estado cuya ley rige estos términos'],
  ],
  sections: {
    agreement: {
      title: 'Aceptación de estos términos',
      body: [
        `Estos términos son un contrato entre usted y ${seller.company}, que opera ${name} (“nosotros”). Se aplican a este sitio web, a la aplicación que se abre con él y a cada pedido que usted haga.`,
        'Usted los acepta al marcar la casilla del registro, al hacer un pedido o al usar el sitio web. Si no está de acuerdo, no lo use.',
        'Podemos cambiar estos términos. La fecha que aparece arriba indica desde cuándo se aplican. Si un cambio le quita algo, avisamos por correo electrónico a los titulares de cuentas al menos 30 días antes de que se aplique. Un pedido se rige por los términos vigentes cuando usted lo pagó.',
      ],
    },
    service: {
      title: 'Qué hacemos y qué no somos',
      body: [
        `${name} es un servicio de permisos. Usted describe una sola vez la carga y la ruta; nosotros averiguamos qué estados exigen un permiso de sobredimensión o sobrepeso, solicitamos esos permisos a nombre de su empresa y reunimos las respuestas en un solo lugar.`,
        'Somos una empresa privada. No formamos parte de ningún estado ni del gobierno federal. Solo el estado emite, limita o niega cada permiso.',
        'Alaska, Hawái y el Distrito de Columbia se muestran para completar el mapa, pero sus permisos no se venden en línea.',
      ],
    },
    eligibility: {
      title: 'Quién puede usarlo',
      body: [
        'Usted debe tener al menos 18 años.',
        'Si hace un pedido para una empresa, confirma que está autorizado a actuar por ella y que ella también acepta estos términos.',
        'El servicio es para transportistas y para quienes piden permisos por ellos en los Estados Unidos.',
      ],
    },
    account: {
      title: 'Su cuenta',
      body: [
        'Para hacer pedidos necesita una cuenta. Indique una dirección de correo electrónico real: la confirmamos con un código de seis dígitos, y a ella llega todo lo que se refiere a sus pedidos.',
        'No comparta su contraseña. Lo que se hace con su sesión abierta cuenta como hecho por usted. Si cree que otra persona ha usado su cuenta, cambie la contraseña, lo que cierra la sesión en todos los demás dispositivos, y avísenos.',
        'Usted no puede vender su cuenta ni cederla a otra empresa.',
      ],
    },
    messages: {
      title: 'Cómo nos comunicamos con usted',
      body: [
        'Usted acepta que nos comuniquemos por correo electrónico y con avisos en su cuenta sobre el acceso, los pedidos, los permisos y los pagos. Un representante también puede llamar al teléfono de un pedido cuando un estado hace una pregunta.',
        'Estos mensajes son parte del servicio. No enviamos publicidad si usted no la ha pedido.',
        'Un mensaje se considera recibido el día en que se envió a la dirección de su cuenta. Mantenga esa dirección al día.',
      ],
    },
    accuracy: {
      title: 'Información exacta',
      body: [
        'Toda la información de un pedido debe ser exacta: la empresa, el camión y el remolque, los ejes y sus distancias, las dimensiones y el peso del vehículo cargado, los días, el origen y el destino.',
        'Los permisos se emiten exactamente para lo que allí se indica, y un permiso que no coincide con la carga no es válido.',
        'Revise el resumen antes de pagar. Si después encuentra un error, escríbanos de inmediato. Lo que una oficina ya ha tramitado puede requerir un permiso nuevo, a su costo.',
      ],
    },
    information: {
      title: 'Revisión de carga, páginas de los estados y calculadoras',
      body: [
        `${name} muestra los límites, las tarifas, las escoltas, las restricciones de circulación y la fórmula de puentes de cada estado, con las fuentes y el día en que se consultaron. Revisamos estas cifras con cuidado, pero los estados las cambian sin avisarnos.`,
        'Le ayudan a planificar y no sustituyen las normas de un estado ni el texto de su permiso. Si hay diferencias, mandan el estado y el permiso.',
        'La ruta que muestra un mapa es la ruta habitual por carretera, para planificar. No significa que usted pueda usar una carretera: su permiso indica la ruta por la que tiene que circular.',
      ],
    },
    orders: {
      title: 'Cómo funciona un pedido',
      body: [
        'Un borrador no cuesta nada y se puede borrar en cualquier momento. El pedido queda hecho cuando usted ha revisado el resumen y el pago se ha completado. Desde entonces está pendiente.',
        'Revisamos cada pedido pagado y presentamos sus permisos a los estados. Un pedido pasa a aprobado cuando sus permisos están emitidos. Se rechaza cuando no se puede llevar a cabo, y decimos por qué.',
        'Podemos rechazar un pedido incompleto, ilegal o claramente equivocado. En ese caso devolvemos lo que no se haya pagado a un estado.',
      ],
    },
    fees: {
      title: 'Las tarifas son estimaciones',
      body: [
        'El precio de un pedido es la suma de las tarifas de sus permisos, tal como se muestran antes de que usted pague. Algunos estados cobran por día.',
        'Las tarifas cotizadas son estimaciones y pueden cambiar. Cuando un estado cobra más de lo cotizado, se pueden procesar autorizaciones adicionales en su tarjeta.',
        'Antes de un cobro adicional le comunicamos el motivo y el importe por correo electrónico, y después aparece en su cuenta. Cuando un estado cobra menos, o un pedido cambia y cuesta menos, devolvemos la diferencia a la misma tarjeta.',
        'Los carros piloto, los estudios de ruta, las escoltas policiales, las fianzas y los seguros no forman parte del precio, salvo que el resumen lo diga.',
      ],
    },
    payment: {
      title: 'Pago con tarjeta',
      body: [
        'Usted paga en dólares estadounidenses con una tarjeta emitida en los Estados Unidos. Los pagos los gestiona nuestro proveedor de pagos. El número de la tarjeta va de su navegador directamente al proveedor; nosotros nunca lo vemos ni lo guardamos: solo la marca, los cuatro últimos dígitos y la fecha de vencimiento.',
        'Al pagar, usted confirma que puede usar la tarjeta y nos autoriza a cobrar el total mostrado y los importes adicionales que describe la sección sobre las tarifas.',
        'Si un pago falla, el pedido sigue siendo un borrador y no se presenta nada. Si usted impugna un cobro ante su banco sin haber hablado con nosotros, podemos detener el trabajo en los pedidos abiertos hasta que se resuelva.',
      ],
    },
    turnaround: {
      title: 'Plazos de entrega',
      body: [
        'Hacemos lo posible por cumplir los plazos de entrega, pero dependen de las oficinas de los estados y no están garantizados.',
        'Algunos permisos se emiten en minutos, otros tardan días, y los superloads pueden tardar semanas. Las oficinas cierran los fines de semana y los días feriados.',
        'No comience un viaje antes de que estén emitidos todos sus permisos. No respondemos por los costos de la espera.',
      ],
    },
    alteration: {
      title: 'Los permisos no se pueden alterar',
      body: [
        'La ley prohíbe alterar de cualquier manera un permiso emitido. Esto incluye las fechas, las dimensiones, los pesos, las rutas y los vehículos, en papel y en un archivo.',
        'Si algo tiene que cambiar, pida un permiso nuevo o una enmienda del estado. Un permiso alterado es nulo, y cerramos la cuenta de quien lo use.',
      ],
    },
    voids: {
      title: 'Política de anulación',
      body: [
        'Un permiso emitido solo se puede anular si su estado lo admite. En ese caso, el estado puede cobrar una tarifa de anulación, que se le traslada a usted.',
        'Pídalo por correo electrónico, con el número del pedido, antes del primer día de validez del permiso. Un permiso que ya se ha usado, o cuyos días han comenzado, normalmente no se puede anular.',
        'Devolvemos lo que el estado reembolse, menos su tarifa de anulación. Un permiso que todavía no se ha presentado se cancela sin tarifa de anulación.',
      ],
    },
    compliance: {
      title: 'Responsabilidad del transportista',
      body: [
        'El titular del permiso es responsable de cumplir todas las disposiciones de cada permiso, como los estudios de ruta, los seguros y los carros piloto.',
        'Esto incluye en particular:',
        [
          'llevar los permisos y sus disposiciones en el camión y leerlos antes del viaje',
          'medir y pesar el vehículo cargado, y no moverlo si supera lo que indica el permiso',
          'respetar la ruta, los días y los horarios de viaje, y las reglas para el mal tiempo y los días feriados',
          'poner los letreros, las banderas, las luces, las escoltas y los estudios que se exijan',
          'tener el registro, la autoridad, el seguro y un conductor con la licencia que exige la ley',
        ],
        'Las multas, los daños y las demoras por no cumplir un permiso corren por cuenta de su titular.',
      ],
    },
    refusals: {
      title: 'Permisos que un estado niega',
      body: [
        'Un estado puede negar un permiso, pedir otros días u otra ruta, o hacer preguntas antes. Le comunicamos sus motivos.',
        'Usted puede corregir los días, los lugares y los comentarios de un permiso negado y hacer que se presente otra vez sin pagarnos de nuevo. Si un estado cobra por otra solicitud, se aplica la sección sobre las tarifas.',
        'Si no quiere volver a intentarlo, devolvemos lo que el estado no se haya quedado.',
      ],
    },
    conduct: {
      title: 'Lo que no está permitido',
      body: [
        'Usted no debe:',
        [
          'dar información falsa ni hacer pedidos para una empresa por la que no puede actuar',
          'usar el servicio para eludir un límite, una inspección o una tarifa',
          'usar la tarjeta o la cuenta de otra persona',
          'intentar acceder a los datos de otros, saltarse los límites del servicio o perturbarlo',
          'copiar los datos del servicio en masa ni operar con ellos un servicio competidor',
        ],
        'Si encuentra una debilidad y nos la comunica de buena fe, se lo agradecemos.',
      ],
    },
    property: {
      title: 'Nuestro contenido y el suyo',
      body: [
        `Los textos, los dibujos, los mapas y los programas de ${name} son nuestros o de quienes nos permiten usarlos. Usted puede usarlos para pedir permisos y hacer sus viajes. Las leyes, las tarifas y los límites de los estados son públicos y no pertenecen a nadie.`,
        'Los nombres y los puntos de las ciudades y los códigos postales son de [GeoNames](https://www.geonames.org) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.es), con cambios nuestros), de la Oficina del Censo y del Servicio Geológico de los Estados Unidos.',
        'Lo que usted escribe sigue siendo suyo. Nos permite usarlo en la medida necesaria para cumplir sus pedidos, responderle y cumplir obligaciones legales.',
      ],
    },
    others: {
      title: 'Otros servicios y sus datos',
      body: [
        'Algunas cosas las hacen otros: los estados emiten los permisos, un proveedor de pagos acepta las tarjetas, un registro federal confirma a los transportistas. A lo que hacen se aplican sus propios términos, y no respondemos por ello.',
        'Qué guardamos de usted, por qué y durante cuánto tiempo está en la [política de privacidad](/es/privacy-policy). Lo que su navegador guarda para nosotros está en la [política de cookies](/es/cookie-policy).',
      ],
    },
    ending: {
      title: 'Fin de la cuenta',
      body: [
        'Usted puede borrar su cuenta en su propia página en cualquier momento, salvo que haya un pago abierto. Los pedidos pagados se llevan a cabo igualmente, y la política de privacidad enumera lo que se conserva.',
        'Podemos suspender o cerrar una cuenta que incumple estos términos, que pone en riesgo a otros, o cuando lo exigen una ley o el proveedor de pagos. Siempre que es posible, decimos por qué y damos tiempo para corregirlo.',
        'Las secciones sobre las tarifas, la responsabilidad, la garantía y las disputas siguen aplicándose después.',
      ],
    },
    warranty: {
      title: 'Sin garantía',
      body: [
        'Trabajamos con cuidado. Más allá de eso, el servicio se ofrece “tal cual” y “según disponibilidad”, sin garantías de ningún tipo, expresas ni implícitas, hasta donde la ley lo permite. Esto incluye la comerciabilidad y la idoneidad para un fin determinado.',
        'No prometemos que un permiso se emita, que se emita en cierto plazo, que una ruta sea transitable, ni que el sitio web nunca se interrumpa o no tenga errores.',
      ],
    },
    liability: {
      title: 'Límites de responsabilidad e indemnización',
      body: [
        'Hasta donde la ley lo permite, no respondemos por daños indirectos o consecuentes, como ganancias perdidas, contratos perdidos, demoras, almacenaje o tiempo de espera.',
        'Para todo lo demás, nuestra responsabilidad por un pedido se limita a lo que usted nos pagó por él.',
        'Estos límites no se aplican al dolo ni a la negligencia grave, a las lesiones a personas, ni donde la ley los prohíbe.',
        'Si alguien nos reclama algo porque usted dio información falsa, alteró un permiso o no lo cumplió, usted asume el costo, incluidos los honorarios razonables de abogados. Le comunicamos esa reclamación sin demora, y usted puede defenderse de ella.',
      ],
    },
    disputes: {
      title: 'Ley aplicable y disputas',
      body: [
        'Estos términos se rigen por la ley del estado de Nevada, sin sus normas sobre conflicto de leyes, y por la Ley Federal de Arbitraje.',
        'Hable primero con nosotros. Cada parte comunica a la otra por escrito de qué trata la disputa y qué la resolvería, y ambas intentan de buena fe resolverla mediante una negociación informal durante al menos 30 días antes de que una de ellas inicie un arbitraje.',
        'Lo que no se resuelva así lo decide un solo árbitro según las Reglas de Arbitraje Comercial de la American Arbitration Association, en el condado de Washoe, Nevada, o por video. El laudo puede registrarse como sentencia en cualquier tribunal competente.',
        'En su lugar, cada parte puede acudir a un tribunal de reclamos menores, o pedir a un tribunal que detenga el uso indebido de una cuenta o de la propiedad intelectual. Hasta donde la ley lo permite, ambas partes renuncian a un juicio con jurado, y los reclamos se presentan uno por uno, no como demanda colectiva.',
        'Usted puede rechazar el arbitraje si nos escribe dentro de los 30 días después de aceptar estos términos por primera vez. Entonces deciden los tribunales del condado de Washoe, Nevada.',
        'Si una parte de estos términos no se puede hacer cumplir, el resto sigue vigente. Que no usemos un derecho de inmediato no significa que renunciemos a él.',
      ],
    },
    contact: {
      title: 'Contáctenos',
      body: [
        'Preguntas sobre estos términos, una disputa o un pedido: escríbanos, llámenos o visítenos. Le responde una persona.',
      ],
    },
  },
};
