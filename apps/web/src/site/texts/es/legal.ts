import type { legalTexts as english } from '../en/legal.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export const legalTexts: TextsOf<typeof english> = {
  effective: (day) => `Vigente desde el ${day}`,
  brief: 'En breve',
  contents: 'Contenido',
  contentsOf: (count) => `Contenido: ${count} secciones`,
  toTop: 'Volver arriba',
  company: 'Empresa',
  offices: 'Oficinas',
  phone: 'Teléfono',
  email: 'Correo electrónico',
};
