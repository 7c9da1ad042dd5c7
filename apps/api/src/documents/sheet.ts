// A sheet of letter paper, set from above: tagged for screen readers, black on white for printers.
import Pdf from 'pdfkit';
import { fonts, type Face } from './fonts.ts';

export const colours = { ink: '#15181A', quiet: '#4A5257', line: '#CBD0CE', banner: '#FFC72C', paper: '#FFFFFF' };
/** Where the contents stand, in points from the upper left corner of the page. */
export const area = { left: 48, right: 564, width: 516, top: 42, bottom: 738 };
const footerTop = 754;

export type TextStyle = { face?: Face; size?: number; colour?: string; align?: 'left' | 'right'; spacing?: number };
export type Place = { x: number; y: number; width: number };
type Element = ReturnType<typeof Pdf.prototype.struct>;

/** What viewers and search engines are told of a document. */
export type SheetFacts = { title: string; subject: string; author: string; createdAt: Date };

export type Sheet = ReturnType<typeof openSheet>;

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.once('error', reject);
    doc.once('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      chunks.reduce((at, chunk) => (bytes.set(chunk, at), at + chunk.length), 0);
      resolve(bytes);
    });
  });
}

function createDocument({ title, subject, author, createdAt }: SheetFacts): PDFKit.PDFDocument {
  return new Pdf({
    size: 'LETTER',
    // The bottom is kept by `room`: a text that pdfkit broke over pages by itself would lose its column.
    margins: { top: area.top, left: area.left, right: 612 - area.right, bottom: 0 },
    font: fonts.text,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    // A fixed instant: the same facts make the same bytes, and so the same tag.
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: createdAt },
  });
}

/** Opens a sheet. `y` is where the next block begins; `room` makes a new page where one does not fit. */
export function openSheet(facts: SheetFacts) {
  const doc = createDocument(facts);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = area.top;

  function setType({ face = 'text', size = 9.5, colour = colours.ink }: TextStyle): void {
    // By its file and not by a registered name: pdfkit would parse a face that it has opened by its file again for each text.
    doc.font(fonts[face]).fontSize(size).fillColor(colour);
  }

  function optionsOf(width: number, { align = 'left', spacing = 0 }: TextStyle) {
    return { width, align, lineGap: 1, characterSpacing: spacing };
  }

  function heightOf(text: string, width: number, style: TextStyle = {}): number {
    setType(style);
    return doc.heightOfString(text, optionsOf(width, style));
  }

  /** A part of the document's structure: `Sect`, `Table`, `TR`, … */
  function group(tag: string, parent: Element = root): Element {
    const element = doc.struct(tag);
    parent.add(element);
    return element;
  }

  function tagged(
    parent: Element,
    tag: string,
    options: PDFKit.Mixins.StructureElementOptions,
    draw: () => void,
  ): void {
    parent.add(doc.struct(tag, options, draw));
  }

  /** Sets a text and answers its height. A `link` makes it one. */
  function text(
    parent: Element,
    words: string,
    { tag = 'P', link, at, ...style }: TextStyle & { tag?: string; link?: string | undefined; at: Place },
  ): number {
    const height = heightOf(words, at.width, style);
    // The row's header names its figure to a screen reader; pdfkit's types do not know the option yet.
    const options: object = tag === 'TH' ? { scope: 'Row' } : {};
    tagged(parent, link === undefined ? tag : 'Link', options, () => {
      setType(style);
      doc.text(words, at.x, at.y, { ...optionsOf(at.width, style), ...(link !== undefined && { link }) });
    });
    return height;
  }

  /** Lines and plates say nothing to a screen reader. */
  function decoration(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  function rule(at: Place, { weight = 0.5, colour = colours.line } = {}): void {
    decoration(() =>
      doc
        .moveTo(at.x, at.y)
        .lineTo(at.x + at.width, at.y)
        .lineWidth(weight)
        .stroke(colour),
    );
  }

  function footer(words: string): void {
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      const width = area.width / 2;
      doc.markContent('Artifact', { type: 'Pagination' });
      setType({ size: 8, colour: colours.quiet });
      doc.text(words, area.left, footerTop, { width: area.width * 0.75, lineBreak: false });
      if (count > 1) doc.text(`Page ${page + 1} of ${count}`, area.right - width, footerTop, { width, align: 'right' });
      doc.endMarkedContent();
    }
  }

  return {
    doc,
    heightOf,
    group,
    tagged,
    text,
    decoration,
    rule,
    get y() {
      return y;
    },
    moveTo(next: number) {
      y = next;
    },
    /** Begins a new page where `height` does not fit below `y`, and says whether it did. */
    room(height: number): boolean {
      if (y + height <= area.bottom) return false;
      doc.addPage();
      y = area.top;
      return true;
    },
    /** Ends the document, with `words` at the foot of each page, and the page's number where there are several. */
    finish(words: string): Promise<Uint8Array<ArrayBuffer>> {
      footer(words);
      root.end();
      doc.end();
      return bytes;
    },
  };
}
