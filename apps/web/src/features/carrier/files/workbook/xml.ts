import { RefusedFile } from './zip.ts';

/** Names are compared without their prefixes, which each program chooses itself. */
export function parseXml(text: string): Element {
  // A workbook has no entities of its own; those of another file may grow without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedFile('broken');
  const { documentElement: root } = new DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml');
  if (root.getElementsByTagName('parsererror').length > 0 || root.localName === 'parsererror')
    throw new RefusedFile('broken');
  return root;
}

export const listChildren = (of: Element, ...names: readonly string[]): Element[] =>
  [...of.children].filter(({ localName }) => names.includes(localName));

export const findAll = (of: Element, name: string): Element[] => [...of.getElementsByTagNameNS('*', name)];

/** `''` for an attribute that is not there. */
export const readAttribute = (of: Element, name: string): string =>
  [...of.attributes].find(({ localName }) => localName === name)?.value ?? '';

export const isTrue = (text: string): boolean => text === '1' || text === 'true' || text === 'on';
