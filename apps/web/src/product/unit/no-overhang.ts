import { noLength, parseLengthValue } from './length-value.ts';
import { splitInches } from './two-parts.ts';
import type { UnitForm } from './unit-form.ts';

const paths = ['dimensions.frontOverhang', 'dimensions.rearOverhang'] as const;

/** False while a field is blank: nothing typed is not the same as none (spec [5]). */
export function hasNoOverhang(lengths: UnitForm['lengths']): boolean {
  return paths.every((path) => parseLengthValue(lengths[path]) === 0);
}

/** Zero in both fields, or both blank again. */
export function putNoOverhang(lengths: UnitForm['lengths'], isNone: boolean): UnitForm['lengths'] {
  const value = isNone ? splitInches(0) : noLength;
  return { ...lengths, ...Object.fromEntries(paths.map((path) => [path, value])) };
}
