import type { loadCheckPageTexts as english } from '../en/load-check-page.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export const loadCheckPageTexts: TextsOf<typeof english> = {
  headTitle: 'Revise su carga: qué estados piden permiso y cuánto cobran',
  headDescription:
    'Elija los estados, escriba las dimensiones y el peso de su carga y vea al instante qué estados piden un permiso de sobredimensión o sobrepeso, por qué y cuánto cobran. Sin cuenta.',
  title: 'Revise su carga',
  lead: 'Escriba Desde y Hasta, o elija los estados, y escriba la carga. Verá al instante dónde necesita permiso, por qué y cuánto cobra el estado. Sin cuenta.',
  needsScript: 'La revisión se hace en su navegador. Active JavaScript para usarla.',
  failed: 'No se pudo cargar la revisión. Revise la conexión e inténtelo de nuevo.',
  entryAction: 'Revisar',
};
