import { branding, seller } from '@wideload/contract';
import { parseDay, computeWeekday, type StateCode } from '@wideload/domain';
import { buildProvisionContent, type ProvisionContent } from './provision-content.ts';
import { drawColumns, drawHeading, drawPlate, drawTable } from './sheet-parts.ts';
import { area, colors, openSheet, type Sheet } from './sheet.ts';
import { computeStateOutlines, type Frame } from './state-map.ts';

const caveat =
  'Reference only, not legal advice. The issued permit governs. Limits also depend on route, season, posted bridges ' +
  'and local roads. Check with the permit office before you move.';
const feeCaveat =
  'Base single-trip oversize fee only: overweight, mileage, county, transaction and escort charges are extra.';
const travelCaveat = 'For a nondivisible load 12 ft wide.';

const map = { width: 150, height: 118 };

function drawMap(sheet: Sheet, { name, state }: ProvisionContent, frame: Frame): void {
  const { doc } = sheet;
  const { own, neighbors } = computeStateOutlines(state, frame);
  const trace = (rings: typeof own) => {
    for (const ring of rings) {
      const [start, ...others] = ring;
      if (start === undefined) continue;
      doc.moveTo(start[0], start[1]);
      for (const [x, y] of others) doc.lineTo(x, y);
      doc.closePath();
    }
  };
  sheet.drawTagged(sheet.group('Sect'), 'Figure', { alt: `Map of ${name} and its neighbors` }, () => {
    doc.save().rect(frame.x, frame.y, frame.width, frame.height).clip();
    trace(neighbors);
    doc.lineWidth(0.5).fillAndStroke('#F4F5F4', '#AAB2B0');
    trace(own);
    doc.lineWidth(1.1).lineJoin('round').fillAndStroke(colors.banner, colors.ink);
    doc.restore();
  });
}

/** `Saturday, November 21, 2026` */
function formatDay(day: string): string {
  const known = parseDay(day);
  if (known === null) return day;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
  return `${computeWeekday(known)}, ${date}`;
}

function drawHead(sheet: Sheet, content: ProvisionContent): void {
  const width = area.width - map.width - 20;
  drawPlate(sheet, area.left, area.top);
  drawMap(sheet, content, { x: area.right - map.width, y: area.top, ...map });
  const head = sheet.group('Sect');
  const at = { x: area.left, width };
  let y = area.top + 34;
  y += sheet.text(head, content.name, { tag: 'H1', face: 'plate', size: 36, at: { ...at, y } });
  y += sheet.text(head, 'Provisions for oversize and overweight loads', { size: 12, at: { ...at, y } }) + 5;
  const checked = `Facts as of ${formatDay(content.checkedOn)}`;
  y += sheet.text(head, checked, { size: 9.5, color: colors.quiet, at: { ...at, y } });
  sheet.moveTo(Math.max(y, area.top + map.height) + 14);
}

/** Drawn first: the caveats must be seen before the figures. */
function drawStrip(sheet: Sheet, words: readonly string[]): void {
  const strip = sheet.group('Sect');
  const top = sheet.y();
  const bottom = words.reduce((y, sentence) => {
    const at = { x: area.left, y, width: area.width };
    return y + sheet.text(strip, sentence, { face: 'bold', size: 9.5, at }) + 3;
  }, top + 6);
  sheet.rule({ x: area.left, y: top, width: area.width }, { weight: 1.4, color: colors.ink });
  sheet.rule({ x: area.left, y: bottom + 2, width: area.width }, { weight: 1.4, color: colors.ink });
  sheet.moveTo(bottom + 18);
}

function drawOffice(sheet: Sheet, { office }: ProvisionContent): void {
  sheet.room(66);
  const section = sheet.group('Sect');
  const at = { x: area.left, width: area.width };
  let y = drawHeading(sheet, section, { title: 'Permit office', at: { ...at, y: sheet.y() } }) + 4;
  y += sheet.text(section, office.name, { face: 'bold', size: 10.5, at: { ...at, y } }) + 1;
  if (office.phone !== null) {
    const link = `tel:+1${office.phone.replaceAll(/\D/g, '').slice(0, 10)}`;
    y += sheet.text(section, office.phone, { size: 10.5, link, at: { ...at, y } }) + 1;
  }
  y += sheet.text(section, office.url, { size: 9.5, link: office.url, at: { ...at, y } });
  sheet.moveTo(y + 14);
}

function drawFootnotes(sheet: Sheet, { footnotes }: ProvisionContent): void {
  if (footnotes.length === 0) return;
  const section = sheet.group('Sect');
  const style = { size: 8.5, color: colors.quiet };
  for (const words of footnotes) {
    sheet.room(sheet.measureText(words, area.width, style));
    const at = { x: area.left, y: sheet.y(), width: area.width };
    sheet.moveTo(at.y + sheet.text(section, words, { ...style, at }) + 2);
  }
  sheet.moveTo(sheet.y() + 12);
}

function drawSources(sheet: Sheet, { sources }: ProvisionContent): void {
  const style = { size: 8 } as const;
  const numberWidth = 18;
  const at = { x: area.left + numberWidth, width: area.width - numberWidth };
  const measureSource = (text: string, link: string | null) =>
    sheet.measureText(text, at.width, style) + (link === null ? 0 : sheet.measureText(link, at.width, style)) + 4;
  const [first] = sources;
  sheet.room(24 + (first === undefined ? 0 : measureSource(first.text, first.link)));
  const section = sheet.group('Sect');
  sheet.moveTo(
    drawHeading(sheet, section, { title: 'Sources', at: { x: area.left, y: sheet.y(), width: area.width } }) + 4,
  );
  const list = sheet.group('L', section);
  for (const [index, { text, link }] of sources.entries()) {
    sheet.room(measureSource(text, link));
    const item = sheet.group('LI', list);
    const top = sheet.y();
    sheet.text(item, `${index + 1}.`, { ...style, tag: 'Lbl', at: { x: area.left, y: top, width: numberWidth } });
    let y = top + sheet.text(item, text, { ...style, tag: 'LBody', at: { ...at, y: top } });
    if (link !== null) y += sheet.text(item, link, { ...style, link, at: { ...at, y } });
    sheet.moveTo(y + 4);
  }
}

function withCaveat<P extends { note: string | null }>(part: P, words: string): P {
  return { ...part, note: part.note === null ? words : `${words} ${part.note}` };
}

export function renderProvisionDocument(state: StateCode): Promise<Uint8Array<ArrayBuffer>> {
  const content = buildProvisionContent(state);
  const sheet = openSheet({
    title: `${content.name}: provisions for oversize and overweight loads`,
    subject: `Legal limits, fee, escorts, travel restrictions and permit office of ${content.name}, as of ${content.checkedOn}`,
    author: branding.name,
    createdAt: new Date(`${content.checkedOn}T00:00:00Z`),
  });
  drawHead(sheet, content);
  const notSold = `Permits for ${content.name} are not sold online. Contact the permit office below.`;
  drawStrip(sheet, content.isSold ? [caveat] : [notSold, caveat]);
  drawColumns(sheet, [
    [content.legal, withCaveat(content.fee, feeCaveat)],
    [
      content.superload,
      content.escorts,
      ...(content.travel === null ? [] : [withCaveat(content.travel, travelCaveat)]),
    ],
  ]);
  drawOffice(sheet, content);
  for (const table of content.tables) drawTable(sheet, { ...table, termShare: 0.6 });
  drawFootnotes(sheet, content);
  drawSources(sheet, content);
  return sheet.finish(
    `${branding.name} | ${content.name} provisions | Facts as of ${content.checkedOn} | ${seller.email}`,
  );
}
