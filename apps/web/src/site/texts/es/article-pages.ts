import type { articlePagesTexts as english } from '../en/article-pages.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export const articlePagesTexts: TextsOf<typeof english> = {
  name: 'Artículos',
  title: 'Artículos sobre permisos de sobredimensión y sobrepeso',
  description:
    'Cómo funcionan los permisos de sobredimensión y sobrepeso en Estados Unidos: límites, ejes y fórmula de puentes, escoltas y horarios, en palabras claras.',
  lead: 'Lo que despachadores y choferes nos preguntan sobre cargas anchas, altas, largas y pesadas, en palabras claras.',
  backToMain: 'Volver a la página principal',
  backToAll: 'Volver a todos los artículos',
  mainPage: 'Página principal',
  breadcrumb: 'Usted está aquí',
  feed: 'Suscribirse por RSS',
  feedTitle: 'Artículos sobre permisos de sobredimensión y sobrepeso (RSS)',
  pages: 'Páginas de la lista',
  newer: 'Artículos más recientes',
  older: 'Artículos anteriores',
  place: (page, pages) => `Página ${page} de ${pages}`,
  titleOfPage: (page) => `Artículos sobre permisos de sobredimensión y sobrepeso, página ${page}`,
  none: 'Todavía no hay artículos.',
  inLanguage: { en: 'En inglés', es: 'En español' },
  writtenIn: { en: 'Este artículo está en inglés', es: 'Este artículo está en español' },
  readHere: 'Leerlo en español',
  translatedFrom: { en: 'Traducido del inglés', es: 'Traducido del español' },
  readOriginal: 'Leer el original',
  others: 'Más artículos',
  check: '¿Necesita permiso su carga?',
  checkText:
    'Elija los estados, escriba las dimensiones y vea al momento límites, tarifas y escoltas, sin crear una cuenta.',
  checkLink: 'Revise su carga',
  unknownTitle: 'Este artículo no existe',
  unknownText: 'Puede que se haya retirado o que la dirección tenga un error. Estos artículos sí están:',
  noPageTitle: 'La lista no tiene esa página',
  noPageText: 'No hay tantas páginas. Empiece por los artículos más recientes.',
  awayTitle: 'Por ahora no se pueden mostrar los artículos',
  awayText: 'El blog no responde. Inténtelo de nuevo en un minuto; el resto del sitio funciona.',
};
