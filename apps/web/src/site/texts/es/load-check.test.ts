import { openKinds, decidePermit, reasonKinds, stateCodes, type Load, type Reason } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { loadCheckTexts as texts } from './load-check.ts';

const aReason = (what: Reason['what'], over = 12): Reason =>
  what === 'gross_weight' || what === 'bridge_formula'
    ? { what, limit: 80_000, actual: 80_000 + over, over, unit: 'lb' }
    : { what, limit: 102, actual: 102 + over, over, unit: 'in' };

describe('the Spanish sentences have the same figures as the English ones', () => {
  test.each([
    ['width', 'El ancho de 9′6″ supera en 1′0″ el límite de 8′6″.'],
    ['trailer_length', 'El remolque con su carga mide al menos 9′6″, 1′0″ más que el límite de 8′6″.'],
    ['gross_weight', 'El peso bruto de 80,012 lb supera en 12 lb el límite de 80,000 lb.'],
    [
      'bridge_formula',
      'El peso bruto de 80,012 lb supera en 12 lb las 80,000 lb que la fórmula de puentes permite con estos ejes.',
    ],
  ] as const)('%s', (what, sentence) => {
    expect(texts.reason(aReason(what))).toBe(sentence);
  });

  test.each(reasonKinds)('%s has a text in every kind of sentence', (what) => {
    expect(texts.reason(aReason(what))).toMatch(/^(?:El|La) .* (?:1′0″|12 lb)[ ,].*\.$/);
    expect(texts.kind(what)).toMatch(/^[a-záéíóúñ ]+$/);
  });

  test.each([
    ['single_axle', 1, 1, 'El peso del eje 1 de 21,000 lb supera en 1,000 lb el límite de 20,000 lb.'],
    ['tandem_axle', 2, 3, 'El peso de los ejes 2 y 3 de 21,000 lb supera en 1,000 lb el límite de 20,000 lb.'],
    [
      'axle_group',
      1,
      3,
      'El peso de los ejes 1 a 3, de 21,000 lb, supera en 1,000 lb las 20,000 lb que la fórmula de puentes permite en ellos.',
    ],
  ] as const)('%s names its axles', (what, from, to, sentence) => {
    const overloaded = { what, limit: 20_000, actual: 21_000, over: 1000, unit: 'lb', axles: { from, to } } as const;
    expect(texts.reason(overloaded)).toBe(sentence);
  });

  test('a change is described with its effect', () => {
    const changes = [
      { figure: 'width', from: 174, to: 102 },
      { figure: 'weight', from: 111_400, to: 80_000 },
    ] as const;
    expect(texts.change(changes, ['TX', 'ID'])).toBe(
      'Con 6 ft menos de ancho, 31,400 lb menos de peso y cada eje dentro de su límite, Texas e Idaho no piden permiso.',
    );
    expect(texts.change([{ figure: 'CD', from: 480, to: 470 }], ['OH'])).toBe(
      'Con los ejes 3 y 4 acercados 10 in, Ohio no pide permiso.',
    );
    expect(texts.change([{ figure: 'trailer', from: 696, to: 636 }], ['PA'])).toBe(
      'Con un remolque 5 ft más corto, Pensilvania no pide permiso.',
    );
    expect(texts.change([], ['OH'])).toBe('');
  });

  test('every state has general rules', () => {
    for (const state of stateCodes) {
      expect(texts.escortRule(state)).toMatch(/^Escolta (?:desde|por encima de) \d+′\d+″ de ancho.*\.$/);
      expect(texts.superloadRule(state)).toMatch(/^(?:Superload|No sabemos) .*\.$/);
      expect(texts.travelRule(state)).toMatch(/\.$/);
    }
  });

  test('a legal load is within the limits of the general rules', () => {
    // 8′6″ wide, 13′6″ high, 70′ long, 80,000 lb on five axles.
    const load = {
      dimensions: { width: 102, height: 162, length: 840, frontOverhang: 0, rearOverhang: 0 },
      weight: 80_000,
      axles: { AB: 212, BC: 54, CD: 396, DE: 54 },
      trailerLength: 576,
    } as Load;
    const { withinLimits, openChecks } = decidePermit(load, 'OH');
    expect(withinLimits.map(texts.withinWords.limit)).toEqual(
      expect.arrayContaining(['Ancho: 8′6″ de 8′6″', 'Remolque con su carga: 48′0″ de 53′0″']),
    );
    expect(openChecks.map(texts.withinWords.open)).toContain(
      'No tenemos ningún límite de largo total fuera de la Red Nacional.',
    );
  });

  test.each(openKinds)('an open limit by %s is shown with the answer that settles it', (what) => {
    const condition = { what, limit: 480, actual: 636, over: 156, unit: 'in', open: true } as const;
    expect(texts.open(condition)).toMatch(/^[A-ZÁÉ].*[^.]\. (?:Mida|Vaya|Evite|Escriba|Pregunte) .*[^.]\.$/);
    expect(texts.dependsOn('CA', condition)).toMatch(/^California: [a-z]/);
    expect(texts.openShort(what)).toMatch(/^[a-záéíóú ]+$/);
  });

  test('a kingpin limit names the distance, a height the roads', () => {
    const kingpin = { limit: 480, actual: 636, over: 156, unit: 'in', open: true } as const;
    expect(texts.open({ ...kingpin, what: 'kingpin_rearmost_axle' })).toBe(
      'No se conoce la distancia del perno rey al último eje, que puede llegar a 53′0″, 13′0″ más que el límite de 40′0″. ' +
        'Escriba “Del perno rey al eje trasero”: hasta 40′0″ del perno rey al último eje está dentro del límite.',
    );
    const height = { limit: 162, actual: 168, over: 6, unit: 'in', open: true } as const;
    expect(texts.open({ ...height, what: 'height_county' })).toBe(
      'La altura de 14′0″ supera en 6 in el límite de 13′6″ en carreteras de condado. ' +
        'Evite las carreteras de condado y estará dentro del límite.',
    );
  });
});
