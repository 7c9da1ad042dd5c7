import { branding } from '@wideload/contract/client';
import type { termsTexts as english } from '../en/terms.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { parseSections } from '../legal-sections.ts';
import sections from './terms.md?raw';

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
  sections: parseSections(sections),
};
