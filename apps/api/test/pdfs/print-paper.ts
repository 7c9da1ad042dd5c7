import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { stateName } from '@wideload/domain';
import PdfKit from 'pdfkit';
import type { PrintedFacts } from './paper-facts.ts';

type Pdf = PDFKit.PDFDocument;

const toParts = (day: string) => day.split('-').map(Number) as [number, number, number];
const months = 'January February March April May June July August September October November December'.split(' ');
const slashDay = (day: string) => {
  const [year, month, date] = toParts(day);
  return `${String(month).padStart(2, '0')}/${String(date).padStart(2, '0')}/${year}`;
};
const longDay = (day: string) => {
  const [year, month, date] = toParts(day);
  return `${months[month - 1]} ${date}, ${year}`;
};
const shortDay = (day: string) => {
  const [year, month, date] = toParts(day);
  return `${String(date).padStart(2, '0')}-${months[month - 1]?.slice(0, 3).toUpperCase()}-${year}`;
};
const feet = (inches: number | null) => [Math.floor((inches ?? 0) / 12), (inches ?? 0) % 12] as const;
const marks = (inches: number | null) => `${feet(inches)[0]}' ${feet(inches)[1]}"`;
const words = (inches: number | null) => `${feet(inches)[0]} feet ${feet(inches)[1]} inches`;
const dashes = (inches: number | null) => `${feet(inches)[0]}-${String(feet(inches)[1]).padStart(2, '0')}`;
const thousands = (amount: number | null) => (amount ?? 0).toLocaleString('en-US');
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

async function print(draw: (pdf: Pdf) => void): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfKit({ size: 'LETTER', margin: 50, info: { Title: 'Permit' } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  draw(pdf.fontSize(10));
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Labels at the left of their values, in two columns. */
function printColumns(pdf: Pdf, facts: PrintedFacts): void {
  const name = stateName(facts.state);
  pdf.fontSize(14).text(`${name.toUpperCase()} DEPARTMENT OF TRANSPORTATION`, 50, 50);
  pdf.fontSize(11).text('Oversize/Overweight Permit - Single Trip', 50, 72).fontSize(9);
  const rows = [
    ['Permit Number:', facts.number, 'Application No:', 'A-5500123'],
    ['Issued:', '11/01/2026', 'Account:', '00482210'],
    ['Valid From:', slashDay(facts.startDate), 'Valid To:', slashDay(facts.endDate)],
    ['Company:', facts.company, 'USDOT Number:', facts.usdot],
    ['Address:', '400 Virginia Ave, Dallas, TX 75201', 'Phone:', '214-555-0148'],
    ['Truck:', '2021 Kenworth W900', 'VIN:', facts.truckVin],
    ['License Plate:', facts.truckPlate, 'Registered Weight:', '80,000'],
    ['Trailer:', '2019 Landoll', 'Trailer VIN:', facts.trailerVin],
    ['Trailer Plate:', facts.trailerPlate, 'Trailer Length:', `53' 0"`],
    ['Load:', 'Excavator', 'Serial:', 'CAT0349FX'],
    ['Width:', marks(facts.width), 'Height:', marks(facts.height)],
    ['Length:', marks(facts.length), 'Gross Weight:', `${thousands(facts.weight)} lbs`],
    ['Front Overhang:', `3' 0"`, 'Rear Overhang:', `4' 6"`],
    ['Axle 1 Weight:', '12,000', 'Axle 2 Weight:', '21,500'],
    ['Permit Fee:', `$${dollars(facts.priceCents)}`, 'Escorts:', '1 front'],
  ];
  for (const [index, row] of rows.entries())
    for (const [column, text] of row.entries())
      pdf.text(text, [50, 140, 310, 410][column], 110 + index * 18, { lineBreak: false });
  pdf.text('Route: from the Oklahoma line on US 287, I 35 to the Louisiana line. Permit is void if altered.', 50, 420);
}

/** Header rows above their values. */
function printTables(pdf: Pdf, facts: PrintedFacts): void {
  const name = stateName(facts.state);
  pdf.fontSize(13).text(`State of ${name}`, 50, 40).fontSize(11).text('Motor Carrier Permits', 50, 58).fontSize(8);
  const tables = [
    [
      ['Permit No.', 'Effective Date', 'Expiration Date', 'Total Fee'],
      [facts.number, shortDay(facts.startDate), shortDay(facts.endDate), `$${dollars(facts.priceCents)}`],
    ],
    [
      ['Carrier', 'US DOT #', 'City', 'State'],
      [facts.company, facts.usdot, 'Tulsa', 'OK'],
    ],
    [
      ['Power Unit', 'VIN', 'Tag No.', 'State'],
      ['2018 Peterbilt', facts.truckVin, facts.truckPlate, 'OK'],
    ],
    [
      ['Trailer', 'Trailer VIN', 'Trailer Tag No.', 'Axles'],
      ['2020 Fontaine', facts.trailerVin, facts.trailerPlate, '3'],
    ],
    [
      ['Overall Width', 'Overall Height', 'Overall Length', 'Gross Weight'],
      [dashes(facts.width), dashes(facts.height), dashes(facts.length), thousands(facts.weight)],
    ],
    [
      ['Axle', 'Spacing', 'Weight', 'Tires'],
      ['1', '16-04', '12,000', '2'],
      ['2', '4-04', '21,000', '4'],
    ],
  ];
  let y = 90;
  for (const table of tables) {
    for (const row of table) {
      for (const [column, text] of row.entries()) pdf.text(text, 50 + column * 130, y, { lineBreak: false });
      y += 14;
    }
    y += 16;
  }
  pdf.text('Service charge 2.25%. Kansas and Missouri line to be entered in daylight only.', 50, y);
}

/** Columns no wider than their longest cell: most cells of a row are as close as words. */
function printTightTables(pdf: Pdf, facts: PrintedFacts): void {
  pdf.fontSize(13).text(`State of ${stateName(facts.state)}`, 50, 40);
  pdf.fontSize(11).text('Oversize Permit', 50, 58).fontSize(8);
  const tables = [
    [
      ['Permit Number', 'Valid From', 'Valid To', 'Fee', 'US DOT No.'],
      [facts.number, slashDay(facts.startDate), slashDay(facts.endDate), `$${dollars(facts.priceCents)}`, facts.usdot],
    ],
    [
      ['Vehicle', 'Year', 'VIN', 'License', 'State'],
      ['TRACTOR', '2021', facts.truckVin, facts.truckPlate, 'OK'],
      ['TRAILER', '2019', facts.trailerVin, facts.trailerPlate, 'OK'],
    ],
    [
      ['Width', 'Height', 'Length', 'Gross Weight'],
      [marks(facts.width), marks(facts.height), marks(facts.length), `${thousands(facts.weight)} lbs`],
    ],
  ];
  let y = 90;
  for (const table of tables) {
    for (const row of table) {
      let x = 50;
      for (const [column, text] of row.entries()) {
        pdf.text(text, x, y, { lineBreak: false });
        x += Math.max(...table.map((cells) => pdf.widthOfString(cells[column] ?? ''))) + 4;
      }
      y += 14;
    }
    y += 30;
  }
}

/** Sentences. */
function printText(pdf: Pdf, facts: PrintedFacts): void {
  const name = stateName(facts.state);
  pdf
    .fontSize(12)
    .text(`${name} Highway Patrol`, { align: 'center' })
    .text('Special Hauling Permit', { align: 'center' });
  pdf
    .moveDown()
    .fontSize(10)
    .text(
      `Permit No. ${facts.number} is hereby issued to ${facts.company}, USDOT number ${facts.usdot}, of Fort Worth, Texas, ` +
        `to move the load described below on the highways of ${name} for the period from ${longDay(facts.startDate)} ` +
        `through ${longDay(facts.endDate)}, both days included. Application was made on October 30, 2026.`,
    );
  pdf
    .moveDown()
    .text(
      `The load is carried by a 2022 Western Star, VIN ${facts.truckVin}, license plate ${facts.truckPlate}, drawing a trailer, ` +
        `VIN ${facts.trailerVin}, trailer license plate ${facts.trailerPlate}. The trailer length is 48 feet 0 inches. ` +
        `The overall width is not to exceed ${words(facts.width)}, the overall height is not to exceed ${words(facts.height)} ` +
        `and the overall length is ${words(facts.length)}. The gross weight is ${thousands(facts.weight)} pounds ` +
        `on six axles; no axle weight may be more than 24,000 pounds. The fee of $${dollars(facts.priceCents)} has been paid.`,
    );
  pdf
    .moveDown()
    .text('Movement begins at the state line with Arkansas and ends at Tulsa. Travel by night is prohibited.');
}

/** A letter, and the figures on the second page. */
function printTwoPages(pdf: Pdf, facts: PrintedFacts): void {
  const name = stateName(facts.state);
  pdf.fontSize(12).text(`${name} Division of Motor Vehicles - Oversize and Overweight Permit Office`).moveDown();
  pdf
    .fontSize(10)
    .text(`Permit # ${facts.number}`)
    .text(`Dates valid: ${slashDay(facts.startDate)} - ${slashDay(facts.endDate)}`);
  pdf
    .moveDown()
    .text('CONDITIONS')
    .text('1. This permit is carried in the vehicle and shown to any officer of Ohio or elsewhere.');
  for (let index = 2; index < 20; index += 1)
    pdf.text(
      `${index}. A vehicle wider than 14 feet 0 inches needs an escort; length of the convoy is up to the officer.`,
    );
  pdf.addPage().fontSize(10);
  const rows = [
    ['Total Fee Charged', `$ ${dollars(facts.priceCents)}`],
    ['USDOT', facts.usdot],
    ['Tractor VIN', facts.truckVin],
    ['Tractor License Plate', `OK ${facts.truckPlate}`],
    ['Trailer VIN', facts.trailerVin],
    ['Trailer License Plate', facts.trailerPlate],
    ['Trailer Width', `8' 6"`],
    ['Load Width', marks(facts.width)],
    ['Loaded Height', marks(facts.height)],
    ['Total Length', marks(facts.length)],
    ['Gross Vehicle Weight', `${thousands(facts.weight)} LBS`],
  ];
  for (const [index, [label = '', value = '']] of rows.entries()) {
    pdf.text(label, 60, 80 + index * 20, { lineBreak: false });
    pdf.text(value, 260, 80 + index * 20, { lineBreak: false });
  }
}

/** A form with the label in small letters under each value. */
function printForm(pdf: Pdf, facts: PrintedFacts): void {
  const name = stateName(facts.state);
  pdf.fontSize(12).text(`${name} Department of Motor Vehicles`, 50, 40).text('Single Trip Permit', 50, 56);
  const rows = [
    [
      [facts.number, 'PERMIT NUMBER'],
      [slashDay(facts.startDate), 'BEGIN DATE'],
      [slashDay(facts.endDate), 'END DATE'],
    ],
    [
      [facts.company, 'NAME OF CARRIER'],
      [facts.usdot, 'US DOT NUMBER'],
      [dollars(facts.priceCents), 'TOTAL FEE'],
    ],
    [
      [facts.truckVin, 'VIN'],
      [facts.truckPlate, 'LICENSE NO.'],
      ['OK', 'STATE'],
    ],
    [
      [facts.trailerVin, 'TRAILER VIN'],
      [facts.trailerPlate, 'TRAILER LICENSE NO.'],
      [`48 ft 0 in`, 'TRAILER LENGTH'],
    ],
    [
      [`${feet(facts.width).join(' ft ')} in`, 'WIDTH'],
      [`${feet(facts.height).join(' ft ')} in`, 'HEIGHT'],
      [`${feet(facts.length).join(' ft ')} in`, 'LENGTH'],
    ],
    [
      [thousands(facts.weight), 'GROSS WEIGHT'],
      ['6', 'AXLES'],
      ['80,000', 'REGISTERED WEIGHT'],
    ],
  ];
  for (const [index, row] of rows.entries())
    for (const [column, [value = '', label = '']] of row.entries()) {
      pdf.fontSize(10).text(value, 50 + column * 190, 100 + index * 40, { lineBreak: false });
      pdf.fontSize(6).text(label, 50 + column * 190, 113 + index * 40, { lineBreak: false });
    }
}

export const layouts = {
  columns: printColumns,
  tables: printTables,
  'tight tables': printTightTables,
  'running text': printText,
  'two pages': printTwoPages,
  'label under value': printForm,
} as const;
export type Layout = keyof typeof layouts;

export function printStatePdf(layout: Layout, facts: PrintedFacts): Promise<Uint8Array<ArrayBuffer>> {
  return print((pdf) => layouts[layout](pdf, facts));
}

/** The same paper with a picture in place of its head. */
export async function hideHead(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(bytes);
  const page = pdf.getPage(0);
  const { width, height } = page.getSize();
  page.drawRectangle({ x: 40, y: height - 90, width: width - 80, height: 60, color: rgb(0.1, 0.3, 0.6) });
  return Uint8Array.from(await pdf.save());
}
