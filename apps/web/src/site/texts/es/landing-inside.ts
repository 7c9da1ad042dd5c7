import type { TextsOf } from '../../../lib/texts-of.ts';
import type { landingInsideTexts as english } from '../en/landing-inside.ts';

export const landingInsideTexts: TextsOf<typeof english> = {
  title: 'Así se ve por dentro',
  lead: 'Las mismas pantallas con las que trabajará al entrar, con los pedidos de nuestra demostración. Por ahora están en inglés.',
  pictures: {
    vehicles: {
      title: 'Escriba la carga una sola vez.',
      text: 'El dibujo muestra a escala lo que escribió, y cada estado dice enseguida qué va a exigir.',
      alt: 'El paso de vehículos de un pedido: un tractocamión con lowboy dibujado a escala con sus medidas, el letrero OVERSIZE LOAD y los estados que exigen permiso.',
    },
    order: {
      title: 'Siga cada permiso.',
      text: 'Qué está emitido, en qué trabaja un estado y qué sigue. El permiso es un PDF dentro del pedido.',
      alt: 'La página de un pedido pagado: un permiso ya está emitido, con su número y un botón para descargarlo; otros están presentados en sus estados.',
    },
  },
  exampleTitle: 'Una carga con su precio',
  exampleText: (load) =>
    `De Dallas a Denver por Oklahoma y Kansas: ${load}, en seis ejes. Calculado con las reglas que ponen precio a su pedido.`,
  state: 'Estado',
  because: 'Pasa del límite en',
  escorts: 'Escoltas',
  escortsDepend: 'dependen de la carretera',
  turnaround: 'Suele emitirse en',
  fee: 'Permiso',
  total: 'Usted nos paga por los permisos',
  onTop: (amount) =>
    `Por el peso, estos estados cobran unos ${amount} más. Se los cobramos solo cuando el estado los haya fijado.`,
  notEnough: 'Aún no hay suficientes',
  turnaroundHow: (least) =>
    `«Suele emitirse en» es la mediana de nuestros propios permisos de los últimos doce meses, contada desde su pago, en los estados con al menos ${least}.`,
  turnaroundNone: 'Ningún estado los tiene todavía.',
  turnaroundKnown: (states) => `Hasta ahora: ${states}.`,
  openExample: 'Revisar esta carga',
};
