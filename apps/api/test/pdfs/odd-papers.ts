import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
  type PDFForm,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { aPdf } from '../factories/pdf-factories.ts';

const name = (key: string) => PDFName.of(key);
const box = { x: 72, width: 200, height: 20, borderWidth: 0 };

async function aPage(title: string) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawText(title, { x: 72, y: 720, size: 18, font: await pdf.embedFont(StandardFonts.Helvetica) });
  return { pdf, page };
}

const save = async (pdf: PDFDocument) => Uint8Array.from(await pdf.save({ updateFieldAppearances: false }));

/** The appearance of a field, added to the pdf. */
function addAppearance(
  pdf: PDFDocument,
  content: string,
  dict: Record<string, number[]> = { BBox: [0, 0, 200, 20] },
): PDFRef {
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
  const facts = { Type: 'XObject', Subtype: 'Form', Resources: { Font: { F: font } }, ...dict };
  return pdf.context.register(pdf.context.flateStream(content, facts));
}

function setAppearance(form: PDFForm, called: string, appearance: PDFRef | null): void {
  for (const { dict } of form.getField(called).acroField.getWidgets())
    if (appearance === null) dict.delete(name('AP'));
    else dict.set(name('AP'), form.doc.context.obj({ N: appearance }));
}

/** How a program left the appearance of the field with the number. */
export const formKinds = {
  'a field without an appearance': (form) => setAppearance(form, 'number', null),
  'a field with the appearance of the empty field': (form) =>
    setAppearance(form, 'number', addAppearance(form.doc, '/Tx BMC q BT /F 12 Tf () Tj ET Q EMC')),
  'a field that the form does not list': (form) => {
    setAppearance(form, 'number', null);
    form.acroForm.dict.set(name('Fields'), form.doc.context.obj([]));
  },
  'an appearance that is moved, scaled and turned into its field': (form) => {
    const turned = { BBox: [50, 100, 60, 200], Matrix: [0, 2, -2, 0, 9, -4] };
    setAppearance(form, 'number', addAppearance(form.doc, 'BT 0 1 -1 0 58 110 Tm /F 5 Tf (TURNED) Tj ET', turned));
  },
} satisfies Record<string, (form: PDFForm) => void>;
export type FormKind = keyof typeof formKinds;

/** A form whose fields have the names of all its like; a hidden field says VOID. */
export async function aForm(kind: FormKind, number: string): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, page } = await aPage('Permit with a form');
  const form = pdf.getForm();
  const [field, state, hidden] = [
    form.createTextField('number'),
    form.createDropdown('state'),
    form.createTextField('hidden'),
  ];
  field.setText(number);
  field.addToPage(page, { ...box, y: 640 });
  state.acroField.setOptions([{ value: PDFHexString.fromText('IN'), display: PDFHexString.fromText('Indiana') }]);
  state.acroField.dict.set(name('V'), PDFHexString.fromText('IN'));
  state.addToPage(page, { ...box, y: 600 });
  hidden.setText('VOID');
  hidden.addToPage(page, { ...box, y: 560 });
  for (const widget of hidden.acroField.getWidgets()) widget.setFlags(2);
  form.createCheckBox('sealed').addToPage(page, { x: 72, y: 520, width: 16, height: 16 });
  form.getCheckBox('sealed').check();
  form.updateFieldAppearances(await pdf.embedFont(StandardFonts.Helvetica));
  setAppearance(form, 'state', null);
  formKinds[kind](form);
  return save(pdf);
}

/** Facts of a form that no other file can show as this one. */
export async function aFormBeyondJoining(kind: 'foreign letters' | 'only printed' | 'field in a layer') {
  const { pdf, page } = await aPage('Permit with a form');
  const field = pdf.getForm().createTextField('height');
  field.addToPage(page, { ...box, y: 640 });
  field.acroField.dict.set(name('V'), PDFHexString.fromText(kind === 'foreign letters' ? '14′ 6½″' : 'VOID'));
  for (const widget of field.acroField.getWidgets()) {
    if (kind === 'foreign letters') widget.dict.delete(name('AP'));
    if (kind === 'only printed') widget.setFlags(4 | 32);
    if (kind === 'field in a layer')
      widget.dict.set(name('OC'), pdf.context.register(pdf.context.obj({ Type: 'OCG' })));
  }
  return save(pdf);
}

/** The settings by which a layer is hidden; `design` is one that not all viewers read alike. */
export const layerSettings = {
  off: (hidden: PDFRef) => ({ OFF: [hidden] }),
  'off unless named': (_: PDFRef, shown: PDFRef) => ({ BaseState: 'OFF', ON: [shown] }),
  'off on screens': (hidden: PDFRef) => ({ AS: [{ Event: 'View', Category: ['View'], OCGs: [hidden] }] }),
  design: (hidden: PDFRef) => ({ Intent: 'Design', OFF: [hidden] }),
} as const;

/** VOID in a hidden layer over the permit, and a word in a layer that is shown. */
export async function aLayeredPdf(settings: keyof typeof layerSettings): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, page } = await aPage('Permit with layers');
  const { context } = pdf;
  const usage = settings === 'off on screens' ? { Usage: { View: { ViewState: 'OFF' } } } : {};
  const hidden = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Hidden'), ...usage }));
  const shown = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Shown') }));
  page.node.Resources()?.set(name('Properties'), context.obj({ Hidden: hidden, Shown: shown }));
  const font = page.node.newFontDictionary('F', (await pdf.embedFont(StandardFonts.Helvetica)).ref).asString();
  const write = (layer: string, word: string, y: number) =>
    `/OC /${layer} BDC BT ${font} 60 Tf 72 ${y} Td (${word}) Tj ET EMC\n`;
  const content = write('Hidden', 'VOID', 400) + write('Shown', 'VALID', 300);
  page.node.addContentStream(context.register(context.flateStream(content)));
  pdf.catalog.set(
    name('OCProperties'),
    context.obj({ OCGs: [hidden, shown], D: layerSettings[settings](hidden, shown) }),
  );
  return save(pdf);
}

/** One revision with two objects of a number, of which its table names the first. */
export function aPdfWithAnUnusedObject(): Uint8Array<ArrayBuffer> {
  const unused = 'BT /F1 20 Tf 72 700 Td (Withdrawn) Tj ET';
  const text = new TextDecoder().decode(aPdf('Permit in use'));
  const at = text.indexOf('xref\n');
  const object = `4 0 obj\n<< /Length ${unused.length} >>\nstream\n${unused}\nendstream\nendobj\n`;
  const moved = text.slice(at).replace(/startxref\n\d+/, `startxref\n${at + object.length}`);
  return new TextEncoder().encode(text.slice(0, at) + object + moved);
}

/** The same paper with a revision behind it, as programs that fill or sign a PDF write it. */
export async function aNextRevision(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { forIncrementalUpdate: true });
  pdf.setSubject('Second revision');
  return pdf.commit();
}
