import PdfKit from 'pdfkit';
import type { PrintedFacts } from './paper-facts.ts';
import { printStatePdf } from './print-paper.ts';
import { PDFDocument } from '@cantoo/pdf-lib';

const conditions = [
  'Movement is allowed from half an hour before sunrise to half an hour after sunset, Monday through Saturday.',
  'The permittee shall notify the district office before moving on roads with construction, and follow its detours.',
  'Warning flags of at least 18 inches and signs that say OVERSIZE LOAD are required at the front and at the rear.',
  'Start on US-54 east for 12.4 miles, turn right on K-96, continue for 31.7 miles to the junction with I-135.',
];
const LINES = 56;

async function printConditions(pages: number): Promise<Uint8Array> {
  const pdf = new PdfKit({ size: 'LETTER', margin: 50 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.fontSize(9);
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) pdf.addPage();
    for (let line = 0; line < LINES; line += 1)
      pdf.text(`${line + 1}. ${conditions[(page + line) % conditions.length]}`, 50, 50 + line * 12, {
        lineBreak: false,
      });
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** A permit with nine pages of its route and conditions. */
export async function printTenPages(facts: PrintedFacts): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(await printStatePdf('columns', facts));
  const more = await PDFDocument.load(await printConditions(10 - pdf.getPageCount()));
  for (const page of await pdf.copyPages(more, more.getPageIndices())) pdf.addPage(page);
  return Uint8Array.from(await pdf.save());
}
