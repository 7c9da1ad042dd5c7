import { PDFArray, PDFDict, PDFName, PDFRef, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const name = (key: string) => PDFName.of(key);

/** The lists of a configuration that mean the same in a file with more layers. `OFF` is one of them where layers begin visible. */
const lists = ['OFF', 'AS', 'Order', 'Locked', 'RBGroups'].map(name);

export type Copy = <T extends PDFObject>(object: T) => T;

/** The document's settings of its layers ("optional content"), which say what is hidden. */
export function findLayers({ catalog }: PDFDocument): PDFDict | undefined {
  return catalog.lookupMaybe(name('OCProperties'), PDFDict);
}

function listOf(dict: PDFDict | undefined, key: PDFName): PDFObject[] {
  return dict?.lookupMaybe(key, PDFArray)?.asArray() ?? [];
}

/** With several configurations, or one for another purpose than viewing, viewers differ in what they show. */
export function areLayersPortable(layers: PDFDict): boolean {
  const intent = layers.lookupMaybe(name('D'), PDFDict)?.lookup(name('Intent')) ?? name('View');
  return intent === name('View') && listOf(layers, name('Configs')).length === 0;
}

/** Those that are hidden at first are named in either of two ways. */
function listHidden(layers: PDFDict, settings: PDFDict | undefined): PDFObject[] {
  if (settings?.lookup(name('BaseState')) !== name('OFF')) return listOf(settings, name('OFF'));
  const shown = new Set(listOf(settings, name('ON')));
  // References of one object are one object.
  return listOf(layers, name('OCGs')).filter((layer) => layer instanceof PDFRef && !shown.has(layer));
}

function findOrCreate(dict: PDFDict, key: PDFName): PDFDict {
  const found = dict.lookupMaybe(key, PDFDict);
  if (found !== undefined) return found;
  const created = dict.context.obj({});
  dict.set(key, created);
  return created;
}

function append(dict: PDFDict, key: PDFName, added: readonly PDFObject[]): void {
  const whole = dict.lookupMaybe(key, PDFArray) ?? dict.context.obj([]);
  for (const object of added) whole.push(object);
  dict.set(key, whole);
}

/** Adds the settings to those of the joined file. `copy` is the one that copies the pages. */
export function copyLayers(layers: PDFDict, joined: PDFDocument, copy: Copy): void {
  const all = findOrCreate(joined.catalog, name('OCProperties'));
  const settings = layers.lookupMaybe(name('D'), PDFDict);
  append(all, name('OCGs'), listOf(layers, name('OCGs')).map(copy));
  const joinedSettings = findOrCreate(all, name('D'));
  for (const key of lists) {
    const found = key === name('OFF') ? listHidden(layers, settings) : listOf(settings, key);
    append(joinedSettings, key, found.map(copy));
  }
}
