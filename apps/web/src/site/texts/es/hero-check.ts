import type { TextsOf } from '#lib/texts-of.ts';
import type { heroCheckTexts as english } from '../en/hero-check.ts';

const example = "14'6 x 15'2 x 77, 111,400";

export const heroCheckTexts: TextsOf<typeof english> = {
  label: 'Su ruta y su carga',
  size: 'Ancho x alto x largo, peso',
  example,
  action: 'Revisar',
  failed: 'No se pudo cargar la respuesta. Revise su conexión e inténtelo de nuevo.',
  unreadSize: `Escriba ancho x alto x largo y después el peso: ${example}.`,
  read: {
    width: (length) => `${length} de ancho`,
    height: (length) => `${length} de alto`,
    length: (length) => `${length} de largo`,
  },
  missing: {
    from: 'Ahora escriba de dónde sale la carga.',
    to: 'Ahora escriba adónde va la carga.',
    size: 'Ahora escriba las medidas: verá dónde necesita permiso y cuánto cuesta.',
  },
  truck: (length, height) =>
    `Un tractocamión con lowboy, de seis ejes en total, lleva un tanque con el letrero OVERSIZE LOAD: ${length} de largo y ${height} de alto.`,
  answer: 'La respuesta para esta carga',
  states: 'Estado por estado',
  details: 'Todos los límites, escoltas y fuentes',
};
