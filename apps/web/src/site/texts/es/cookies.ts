import { branding } from '@wideload/contract/client';
import type { cookiesTexts as english } from '../en/cookies.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { parseSections } from '../legal-sections.ts';
import sections from './cookies.md?raw';

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
  sections: parseSections(sections),
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
