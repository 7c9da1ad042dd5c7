import { branding, type Retention } from '@wideload/contract/client';
import type { privacyTexts as english } from '../en/privacy.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { parseSections } from '../legal-sections.ts';
import sections from './privacy.md?raw';

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
  sections: parseSections(sections, { retention: Object.values(retention) }),
};
