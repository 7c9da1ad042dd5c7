import { branding } from '@wideload/contract/client';
import type { cookiesTexts as english } from '../en/cookies.ts';
import type { TextsOf } from '#lib/texts-of.ts';

const { name } = branding;

export const cookiesTexts: TextsOf<typeof english> = {
  head: {
    title: 'Política de cookies',
    description: `Cada cookie y todo lo demás que ${name} guarda en su navegador: para qué, durante cuánto tiempo y cómo rechazarlo o quitarlo.`,
  },
  title: 'Política de cookies',
  lead: 'Tres cookies propias, todas para iniciar sesión. Ningún aviso le pide su consentimiento, porque aquí no hay nada que lo necesite.',
  toMain: 'Volver a la página principal',
  brief: [
    ['3', 'cookies propias'],
    ['0', 'cookies para estadísticas o publicidad'],
    ['1', 'empresa cuyas cookies puede encontrar: el proveedor de pagos, en un formulario de tarjeta'],
  ],
  sections: {
    what: {
      title: 'Qué son las cookies',
      body: [
        'Una cookie es un texto corto que un sitio web pide a su navegador que guarde y que envíe en visitas posteriores. Permite que un sitio web reconozca un navegador que ya estuvo allí.',
        'Los navegadores guardan también otras cosas para los sitios web: el almacenamiento local, el almacenamiento de sesión y una caché de archivos. Se quedan en el dispositivo y no se envían por sí solas. Esta política llama cookies a todo ello cuando la diferencia no importa, y lo enumera todo.',
      ],
    },
    why: {
      title: 'Por qué las usamos',
      body: [
        [
          'Para mantener abierta su sesión y asegurarnos de que es usted.',
          'Para recordar preferencias, como el tema oscuro y el idioma.',
          'Para conservar lo que ha escrito hasta que el servidor lo tenga, de modo que una conexión perdida no cueste trabajo.',
          'Para abrir sus últimos pedidos y sus documentos sin red, en una báscula o en la carretera.',
        ],
        'No las usamos para seguirlo, ni aquí ni en otra parte.',
      ],
    },
    kinds: {
      title: 'Tipos que usamos',
      body: [
        [
          '**Necesarias.** Sin ellas no puede iniciar sesión ni pagar. Duran lo que dura una sesión, o menos.',
          '**Preferencias.** El tema, el idioma y cómo prefiere escribir. Contienen una palabra, no dicen nada de usted y se quedan hasta que las quite.',
          '**Trabajo.** Borradores sin guardar y copias de sus propios pedidos. Se quitan cuando cierra la sesión.',
          '**Seguridad de los pagos.** Las pone el proveedor de pagos donde se escribe una tarjeta.',
        ],
        'Tipos que quizá conoce de otros sitios y que no usamos: estadísticas, publicidad, redes sociales.',
      ],
    },
    list: {
      title: 'La lista completa',
      body: [
        'A los nombres que terminan en puntos suspensivos (…) les siguen números del pedido, de la persona o de la versión.',
      ],
    },
    others: {
      title: 'Cookies de terceros',
      body: [
        'Las tarjetas las procesa Stripe. Su programa se carga solo donde hay un formulario de tarjeta, en la página Payment y en el paso de pago de un pedido, y pone las cookies de la lista para distinguir a las personas del fraude. Lo que Stripe hace con ellas está en [su política de privacidad](https://stripe.com/privacy).',
        'Ninguna otra empresa pone cookies aquí. Los mapas, las tipografías y las imágenes vienen de nuestro propio servidor. Si hay un servidor de mapas aparte, no pone cookies por medio de nosotros.',
        'Los enlaces a tiendas de aplicaciones y redes sociales son enlaces simples. Solo si sigue uno encuentra las cookies del sitio al que lleva.',
      ],
    },
    reject: {
      title: 'Cómo rechazarlas',
      body: [
        'Todo navegador puede rechazar cookies y quitar lo que guarda: busque “cookies” o “datos de sitios” en su configuración de privacidad. Al cerrar la sesión se quitan del dispositivo nuestras cookies y su trabajo; las preferencias se quedan.',
        'Esto es lo que pasa entonces:',
        [
          'Sin cookies puede leer todas las páginas públicas y usar la revisión de carga, pero no mantener la sesión abierta.',
          'Sin almacenamiento local no puede iniciar sesión. Las páginas públicas funcionan, con el tema claro.',
          'Sin las cookies de Stripe el pago sigue funcionando, aunque un banco puede pedir con más frecuencia una confirmación.',
        ],
        'En una ventana privada todo funciona, y todo desaparece cuando la cierra.',
      ],
    },
    contact: {
      title: 'Preguntas',
      body: [
        'Lo que guardamos en nuestros servidores está en la [política de privacidad](/es/privacy-policy). Cuando cambia esta lista, cambia también la fecha que aparece arriba.',
      ],
    },
  },
  table: {
    caption: 'Todo lo que se guarda en su navegador',
    name: 'Nombre',
    purpose: 'Para qué',
    lifetime: 'Cuánto tiempo',
    places: {
      cookie: 'Cookies propias',
      local: 'Almacenamiento local',
      session: 'Almacenamiento de sesión',
      cache: 'Caché',
      provider: 'Cookies del proveedor de pagos (Stripe)',
    },
    items: {
      refresh: {
        purpose: 'Renueva su sesión. Ningún programa de la página puede leerla.',
        lifetime: '30 días como máximo; termina tras 14 días sin visita y al cerrar la sesión',
      },
      registration: {
        purpose: 'Une a este navegador el código que le enviamos al registrarse.',
        lifetime: '1 hora, o hasta que se confirma el código',
      },
      signInKey: {
        purpose:
          'Permite que el navegador que confirmó el código inicie sesión una vez sin la contraseña que se acaba de escribir en él.',
        lifetime: '10 minutos, o hasta el primer inicio de sesión',
      },
      accessToken: {
        purpose: 'Demuestra al servidor que su sesión está abierta.',
        lifetime: 'Vale 15 minutos y luego se renueva; se quita al cerrar la sesión',
      },
      draft: {
        purpose: 'Lo que ha escrito en un pedido y el servidor aún no tiene.',
        lifetime: 'Hasta que el servidor lo tiene o usted cierra la sesión',
      },
      unread: {
        purpose: 'Estados de un pedido que no se pudieron leer, tal como los escribió.',
        lifetime: 'Hasta que se pueden leer o usted cierra la sesión',
      },
      article: {
        purpose: 'Texto sin guardar de un artículo. Solo para administradores.',
        lifetime: 'Hasta que se guarda o usted cierra la sesión',
      },
      notified: {
        purpose: 'Número de la notificación más reciente que se le mostró, para no mostrar ninguna dos veces.',
        lifetime: 'Hasta que cierra la sesión',
      },
      theme: { purpose: 'Claro u oscuro.', lifetime: 'Hasta que lo quite' },
      language: { purpose: 'Inglés o español.', lifetime: 'Hasta que lo quite' },
      lengthForm: {
        purpose: 'Si escribe las longitudes en un solo campo o como pies y pulgadas.',
        lifetime: 'Hasta que lo quite',
      },
      singleKeys: { purpose: 'Que los atajos de una sola tecla están apagados.', lifetime: 'Hasta que lo quite' },
      scroll: {
        purpose: 'Hasta dónde se desplazó una página, para que Atrás lleve al mismo lugar.',
        lifetime: 'Hasta que se cierra la pestaña',
      },
      message: {
        purpose: 'Lo que ha escrito en un formulario de la página principal, para que no se pierda al recargar.',
        lifetime: 'Hasta que se envía o se cierra la pestaña',
      },
      unsent: {
        purpose: 'Un mensaje de un formulario de la página principal que aún no se pudo enviar.',
        lifetime: 'Hasta que lo tenemos, 30 días como máximo',
      },
      typed: {
        purpose: 'Lo que está escrito en los campos de una página mientras cambia de idioma.',
        lifetime: 'Hasta que lo recibe la página en el otro idioma',
      },
      shell: {
        purpose: 'Los archivos de la aplicación, para que abra sin red.',
        lifetime: 'Hasta la segunda versión posterior, o hasta que cierra la sesión',
      },
      copies: {
        purpose: 'Sus últimos pedidos y sus documentos, para leerlos sin red.',
        lifetime: 'Hasta que cierra la sesión',
      },
      packetShell: {
        purpose: 'Los archivos de la página que abre un enlace a permisos, para que abra sin red.',
        lifetime: 'Hasta la siguiente versión',
      },
      packets: {
        purpose: 'Los permisos de un viaje cuyo enlace se abrió, para leerlos sin red.',
        lifetime: 'Hasta que el enlace vence o se revoca',
      },
      stripeDevice: { purpose: 'Reconoce el dispositivo, contra el fraude con tarjetas.', lifetime: '1 año' },
      stripeVisit: { purpose: 'Reconoce la visita, contra el fraude con tarjetas.', lifetime: '30 minutos' },
      stripeOwn: {
        purpose:
          'Reconoce el dispositivo en la dirección propia de Stripe (m.stripe.com), contra el fraude con tarjetas.',
        lifetime: '2 años como máximo',
      },
    },
  },
};
