// A letter-size sheet, tagged for screen readers and laid out from the top.
import Pdf from 'pdfkit';
import { fonts, type Face } from './fonts.ts';

type HasLetter = (code: number) => boolean;

const PLAIN = /^[\n -~]*$/;

/** A letter that the face lacks, in letters that it has: pictures and marks without a form go, an unknown letter is told as one. */
function replaceLetter(letter: string, has: HasLetter): string {
  if (/\p{Cf}|\p{M}|\p{Extended_Pictographic}/u.test(letter)) return '';
  if (/\s|\p{Cc}/u.test(letter)) return ' ';
  const parts = [...letter.normalize('NFKD')].filter((part) => has(part.codePointAt(0) ?? 0));
  if (parts.length > 0) return parts.join('');
  return /\p{Pd}/u.test(letter) ? '-' : '?';
}

/** A face draws a box, wider than it says, for each letter that it lacks, and the line runs off the page. */
export function toDrawableText(text: string, has: HasLetter): string {
  if (PLAIN.test(text)) return text;
  const lines = text.normalize('NFC').replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  return Array.from(lines, (letter) =>
    letter === '\n' || has(letter.codePointAt(0) ?? 0) ? letter : replaceLetter(letter, has),
  ).join('');
}

export const colors = { ink: '#15181A', quiet: '#4A5257', line: '#CBD0CE', banner: '#FFC72C', paper: '#FFFFFF' };
/** Points from the upper left corner. */
export const area = { left: 48, right: 564, width: 516, top: 42, bottom: 738 };
const footerTop = 754;

export type TextStyle = { face?: Face; size?: number; color?: string; align?: 'left' | 'right' };
export type Place = { x: number; y: number; width: number };
type Element = ReturnType<typeof Pdf.prototype.struct>;
/** pdfkit's types lack the scope of a table header. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

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
    // No bottom margin: pdfkit would wrap a text to a new page by itself and lose its column.
    margins: { top: area.top, left: area.left, right: 612 - area.right, bottom: 0 },
    font: fonts.text,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    // A fixed date: equal facts make equal bytes, and so the same ETag.
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: createdAt },
  });
}

/** pdfkit's types lack the face that is set. */
type WithFace = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** @returns the words in letters that the face has. */
function setType(
  doc: PDFKit.PDFDocument,
  words: string,
  { face = 'text', size = 9.5, color = colors.ink }: TextStyle,
): string {
  // By path: with a registered name pdfkit parses the face again for each text.
  doc.font(fonts[face]).fontSize(size).fillColor(color);
  // Cast: a face of a file was set just now.
  const { font } = (doc as unknown as WithFace)._font;
  return toDrawableText(words, (code) => font.hasGlyphForCodePoint(code));
}

function toTextOptions(width: number, { align = 'left' }: TextStyle) {
  return { width, align, lineGap: 1 };
}

type TextOptions = TextStyle & {
  at: Place;
  tag?: string;
  scope?: 'Row' | 'Column';
  link?: string | undefined;
};

function createStructure(doc: PDFKit.PDFDocument, root: Element) {
  function measureText(words: string, width: number, style: TextStyle = {}): number {
    return doc.heightOfString(setType(doc, words, style), toTextOptions(width, style));
  }

  function drawTagged(parent: Element, tag: string, options: ElementOptions, draw: () => void): void {
    parent.add(doc.struct(tag, options, draw));
  }

  return {
    measureText,
    drawTagged,
    group(tag: string, parent: Element = root): Element {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    /** @returns the height of the text. */
    text(parent: Element, words: string, { tag = 'P', scope, link, at, ...style }: TextOptions): number {
      const options: ElementOptions = scope === undefined ? {} : { scope };
      drawTagged(parent, link === undefined ? tag : 'Link', options, () => {
        doc.text(setType(doc, words, style), at.x, at.y, {
          ...toTextOptions(at.width, style),
          ...(link !== undefined && { link }),
        });
      });
      return measureText(words, at.width, style);
    },
    rule({ x, y, width }: Place, { weight = 0.5, color = colors.line } = {}): void {
      doc.markContent('Artifact', { type: 'Layout' });
      const line = doc.moveTo(x, y).lineTo(x + width, y);
      line.lineWidth(weight).stroke(color);
      doc.endMarkedContent();
    },
  };
}

/** Numbers the pages if there are several. */
function drawFooters(doc: PDFKit.PDFDocument, words: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const width = area.width / 4;
    doc.markContent('Artifact', { type: 'Pagination' });
    const drawn = setType(doc, words, { size: 8, color: colors.quiet });
    doc.text(drawn, area.left, footerTop, { width: area.width - width, lineBreak: false });
    if (count > 1) doc.text(`Page ${page + 1} of ${count}`, area.right - width, footerTop, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

export function openSheet(facts: SheetFacts) {
  const doc = createDocument(facts);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = area.top;
  return {
    doc,
    ...createStructure(doc, root),
    y: () => y,
    moveTo(next: number): void {
      y = next;
    },
    /** Starts a new page if `height` does not fit below `y`. @returns whether it did. */
    room(height: number): boolean {
      if (y + height <= area.bottom) return false;
      doc.addPage();
      y = area.top;
      return true;
    },
    finish(words: string): Promise<Uint8Array<ArrayBuffer>> {
      drawFooters(doc, words);
      root.end();
      doc.end();
      return bytes;
    },
  };
}
