import type { TextsOf } from '#lib/texts-of.ts';
import type { landingInsideTexts as english } from '../en/landing-inside.ts';

export const landingInsideTexts: TextsOf<typeof english> = {
  title: 'Así se ve por dentro',
  lead: 'Las mismas pantallas con las que trabajará al entrar, con los pedidos de nuestra demostración. Por ahora están en inglés.',
  pictures: {
    vehicles: {
      title: 'Escriba la carga una sola vez.',
      text: 'El dibujo la muestra a escala, y usted ve enseguida qué va a exigir cada estado.',
      alt: 'El paso de vehículos de un pedido: un tractocamión con lowboy dibujado a escala con sus medidas, el letrero OVERSIZE LOAD y los estados que exigen permiso.',
    },
    order: {
      title: 'Siga cada permiso.',
      text: 'Vea qué está emitido, qué sigue en trámite con un estado y qué falta. Cada permiso es un PDF dentro del pedido.',
      alt: 'La página de un pedido pagado: un permiso ya está emitido, con su número y un botón para descargarlo; los demás ya se presentaron a sus estados.',
    },
  },
  exampleTitle: 'Una carga con su precio',
  exampleText: (load) =>
    `De Dallas a Denver por Oklahoma y Kansas: ${load}, en seis ejes. Calculado con las mismas reglas que el precio de su pedido.`,
  state: 'Estado',
  because: 'Pasa del límite en',
  escorts: 'Escoltas',
  escortsDepend: 'dependen de la carretera',
  turnaround: 'Suele emitirse en',
  fee: 'Permiso',
  total: 'Usted nos paga por los permisos',
  turnaroundHow: (least) =>
    `Del pago al permiso emitido: la mediana de los últimos doce meses, en los estados donde tenemos al menos ${least} permisos.`,
  turnaroundKnown: (states) => `Hasta ahora: ${states}.`,
  openExample: 'Revisar esta carga',
};
