import {
  PDFDict,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRawStream,
  PDFRef,
  PDFSignature,
  PDFStream,
  PDFString,
  PDFTextField,
  PDFWidgetAnnotation,
  StandardFonts,
  decodePDFRawStream,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFForm,
} from '@cantoo/pdf-lib';
import type { BesideReason } from '@wideload/contract';
import { flattenWidgets, isOnlyPrinted, isShown, isWidget } from './flatten-widgets.ts';

const name = (key: string) => PDFName.of(key);

type Widget = { ref: PDFRef; widget: PDFWidgetAnnotation };

/** Fields are known by their references: one that is written into its page gets one. */
export function listWidgets(pdf: PDFDocument): Widget[] {
  const annotations = pdf.getPages().flatMap(({ node }) => node.Annots() ?? []);
  return annotations.flatMap((list) =>
    list.asArray().flatMap((object, index) => {
      const dict = pdf.context.lookup(object);
      if (!(dict instanceof PDFDict) || !isWidget(dict)) return [];
      const ref = object instanceof PDFRef ? object : pdf.context.register(dict);
      list.set(index, ref);
      return [{ ref, widget: PDFWidgetAnnotation.fromDict(dict) }];
    }),
  );
}

function findRoot(pdf: PDFDocument, ref: PDFRef): PDFRef {
  const parent = pdf.context.lookup(ref, PDFDict).get(name('Parent'));
  return parent instanceof PDFRef ? findRoot(pdf, parent) : ref;
}

/** Viewers also show the fields of a page that the form does not list. */
function listFields(pdf: PDFDocument, form: PDFForm, widgets: readonly Widget[]): PDFField[] {
  const listed = new Set(form.acroForm.normalizedEntries().Fields.asArray());
  for (const { ref } of widgets) {
    const root = findRoot(pdf, ref);
    if (listed.has(root)) continue;
    listed.add(root);
    form.acroForm.addField(root);
  }
  return form.getFields();
}

const hasAppearance = (widget: PDFWidgetAnnotation) => widget.AP()?.has(name('N')) === true;

/** Operators that show a text that is not empty, or a picture. */
const showing = /(?:\((?!\s*\))(?:\\.|[^\\)])*\)|<[\da-f\s]+>)\s*(?:Tj|'|")|\]\s*TJ|\sDo\b/i;

/** Programs that fill forms may leave the appearance of the empty field. */
function showsNothing(widget: PDFWidgetAnnotation): boolean {
  const appearance = widget.AP()?.lookup(name('N'));
  if (!(appearance instanceof PDFRawStream)) return true;
  return !showing.test(Buffer.from(decodePDFRawStream(appearance).decode()).toString('latin1'));
}

type ChoiceField = PDFDropdown | PDFOptionList;
const isChoice = (field: PDFField): field is ChoiceField =>
  field instanceof PDFDropdown || field instanceof PDFOptionList;

function listWords(field: PDFField): string[] {
  if (field instanceof PDFDropdown) return field.getSelected();
  if (field instanceof PDFOptionList) return field.getOptions();
  const value = field instanceof PDFTextField ? field.acroField.V() : undefined;
  return value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : [];
}

/** With fonts of its own, too long for a string, or shown as asterisks. */
const isBeyondDrawing = (field: PDFField) =>
  field instanceof PDFTextField &&
  (field.isRichFormatted() || field.isPassword() || field.acroField.V() instanceof PDFStream);

function isAppearanceRebuilt(field: PDFField, isEach: boolean): boolean {
  const widgets = field.acroField.getWidgets().filter(isShown);
  if (field instanceof PDFSignature || widgets.length === 0) return false;
  const isWritten = field instanceof PDFTextField || isChoice(field);
  if (isWritten && isEach) return true;
  const hasWords = isBeyondDrawing(field) || listWords(field).some((word) => word !== '');
  return isWritten && hasWords ? widgets.some(showsNothing) : !widgets.every(hasAppearance);
}

/** A choice is kept by its code; the page shows its words. */
function chooseWords(field: ChoiceField): void {
  const options = field.acroField.getOptions();
  const words = field.acroField.getValues().map((value) => {
    const chosen = options.find((option) => option.value.decodeText() === value.decodeText());
    return PDFHexString.fromText((chosen?.display ?? value).decodeText());
  });
  field.acroField.dict.set(name('V'), field.doc.context.obj(words));
}

/** Fields may leave font, size and color to their form. */
function inheritDefaultAppearance(field: PDFField, form: PDFForm): void {
  const common = form.acroForm.dict.lookup(name('DA'));
  if (field.acroField.getDefaultAppearance() !== undefined) return;
  if (common instanceof PDFString || common instanceof PDFHexString) field.acroField.dict.set(name('DA'), common);
}

/** The font that the field names, if it is one that every program has. */
function findFont(field: PDFField, form: PDFForm): StandardFonts {
  const [, key = ''] = /\/(\S+)\s+[\d.]+\s+Tf/.exec(field.acroField.getDefaultAppearance() ?? '') ?? [];
  const called = [field.acroField.dict, form.acroForm.dict]
    .map((dict) => dict.lookupMaybe(name('DR'), PDFDict)?.lookupMaybe(name('Font'), PDFDict))
    .map((fonts) => fonts?.lookupMaybe(name(key), PDFDict)?.lookupMaybe(name('BaseFont'), PDFName)?.decodeText())
    .find((found) => found !== undefined);
  return Object.values(StandardFonts).find((standard) => standard === called) ?? StandardFonts.Helvetica;
}

/** pdf-lib draws a question mark for a letter that the font lacks. */
function hasLettersOf(font: PDFFont, field: PDFField): boolean {
  const letters = new Set(font.getCharacterSet());
  return listWords(field).every((words) =>
    [...words.replaceAll(/[\t\r\n]/g, '')].every((letter) => letters.has(letter.codePointAt(0) ?? 0)),
  );
}

/** False if the field cannot be drawn as viewers draw it. */
function drawField(field: PDFField, font: PDFFont): boolean {
  if (isBeyondDrawing(field)) return false;
  if (isChoice(field)) chooseWords(field);
  if (!hasLettersOf(font, field)) return false;
  try {
    field.defaultUpdateAppearances(font);
  } catch {
    // Expected of a text that is longer than the boxes for its letters.
    return false;
  }
  // Nothing but its appearance says what a box to tick means.
  return field.acroField.getWidgets().every(hasAppearance);
}

/**
 * Makes all fields a part of their pages. A viewer draws a field that has no appearance by its name, and the permits of a state have the
 * same names: joined, all would show the values of the first. Returns why that cannot be, or null.
 */
export function drawFields(pdf: PDFDocument): BesideReason | null {
  const widgets = listWidgets(pdf);
  if (widgets.length === 0) return null;
  if (widgets.some(({ widget }) => isOnlyPrinted(widget))) return 'form';
  // Chromium shows the fields of a hidden layer, others do not.
  if (widgets.some(({ widget }) => widget.dict.has(name('OC')))) return 'layers';
  const form = pdf.getForm();
  const isEach = form.acroForm.dict.lookup(name('NeedAppearances'))?.toString() === 'true';
  const fonts = new Map<StandardFonts, PDFFont>();
  for (const field of listFields(pdf, form, widgets)) {
    if (!isAppearanceRebuilt(field, isEach)) continue;
    inheritDefaultAppearance(field, form);
    const called = findFont(field, form);
    const font = fonts.get(called) ?? pdf.embedStandardFont(called);
    fonts.set(called, font);
    if (!drawField(field, font)) return 'form';
  }
  for (const page of pdf.getPages()) flattenWidgets(page);
  return null;
}
