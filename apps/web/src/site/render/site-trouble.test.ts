import { describe, expect, test } from 'vitest';
import { formatWait } from '../pages/trouble-page.tsx';
import { renderTrouble } from './site.server.tsx';
import { troubleTexts as english } from '../texts/en/trouble.ts';
import { troubleTexts as spanish } from '../texts/es/trouble.ts';

const renderAt = (status: number, retryAfterSeconds: number | null, language: 'en' | 'es' = 'en') =>
  renderTrouble({ status, retryAfterSeconds }, { language, origin: 'https://wideload.example' });

describe('the error page', () => {
  test.each([
    [429, 'en', 'Too many requests', 'Try again in 40 seconds'],
    [429, 'es', 'Demasiadas solicitudes', 'Inténtelo de nuevo en 40 segundos'],
    [503, 'en', 'We are very busy', 'Try again in 40 seconds'],
    [503, 'es', 'Estamos muy ocupados', 'Inténtelo de nuevo en 40 segundos'],
  ] as const)('%d in %s: the cause and when to try again', (status, language, title, wait) => {
    const page = renderAt(status, 40, language);
    expect([page.status, page.language]).toEqual([status, language]);
    expect(page.head).toContain(`<title>${title} · Wideload</title>`);
    expect(page.head).toContain('noindex');
    expect(page.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page.body).toContain(wait);
    // The link repeats the request without a script.
    expect(page.body).toContain('<a href=""');
    expect(page.body).not.toContain('<script');
  });

  test.each([
    [500, 'en', 'Something went wrong !'],
    [500, 'es', '¡Algo salió mal!'],
    [405, 'en', 'This address only shows a page'],
    [405, 'es', 'Esta dirección solo muestra una página'],
    [403, 'en', 'We could not read this request'],
    [400, 'es', 'No pudimos leer esta solicitud'],
  ] as const)('%d in %s: the cause, without a retry', (status, language, title) => {
    const { body } = renderAt(status, null, language);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(body).not.toContain('href=""');
    expect(body).toContain(`href="${language === 'en' ? '/' : '/es'}"`);
    expect(body).toContain('tel:+17025550100');
  });
});

test.each([
  [1, 'a second', 'un segundo'],
  [30, '30 seconds', '30 segundos'],
  [60, 'a minute', 'un minuto'],
  [61, '2 minutes', '2 minutos'],
])('%d seconds are %s', (seconds, inEnglish, inSpanish) => {
  expect([formatWait(seconds, english), formatWait(seconds, spanish)]).toEqual([inEnglish, inSpanish]);
});
