import { branding, seller } from '@wideload/contract';
import { parseDay, computeWeekday, stateCodes, stateName, type StateCode } from '@wideload/domain';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';
import { buildProvisionContent, type ProvisionContent } from './provision-content.ts';
import { drawColumns, drawHeading, drawPlate, drawTable } from './sheet-parts.ts';
import { area, colors, openSheet, type Sheet } from './sheet.ts';

const caveat =
  'Reference only, not legal advice. The issued permit governs. Limits also depend on route, season, posted bridges ' +
  'and local roads. Check with the permit office before you move.';
const feeCaveat =
  'Base single-trip oversize fee only: overweight, mileage, county, transaction and escort charges are extra.';
const travelCaveat = 'For a nondivisible load 12 ft wide.';

const map = { width: 150, height: 118 };

type Ring = readonly (readonly [x: number, y: number])[];
type Box = { left: number; top: number; right: number; bottom: number };
type Shape = { rings: readonly Ring[]; box: Box };

/** Drawn in insets: their real neighbors are far away. */
const apart: ReadonlySet<StateCode> = new Set(['AK', 'HI']);

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

function toRings({ type, coordinates }: Geometry): Ring[] {
  return type === 'Polygon' ? coordinates : coordinates.flat();
}

function computeBox(rings: readonly Ring[]): Box {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

type Atlas = Parameters<typeof feature>[0];

function readShapes(): ReadonlyMap<StateCode, Shape> {
  // Cast: the JSON types of this pinned package are wider than its contents.
  const states = feature(atlas as unknown as Atlas, atlas.objects.states as Atlas['objects'][string]);
  if (!('features' in states)) throw new Error('The atlas has no collection of states.');
  const byName = new Map(
    states.features.map(({ properties, geometry }) => [
      String(properties?.['name']),
      toRings(geometry as unknown as Geometry),
    ]),
  );
  return new Map(
    stateCodes.map((code) => {
      const rings = byName.get(stateName(code)) ?? [];
      return [code, { rings, box: computeBox(rings) }];
    }),
  );
}

const shapes = readShapes();

const hasOverlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function frameState({ left, top, right, bottom }: Box, frame: { width: number; height: number }): Box {
  const scale = Math.max((right - left) / frame.width, (bottom - top) / frame.height) * 1.25;
  const [halfWidth, halfHeight] = [(frame.width * scale) / 2, (frame.height * scale) / 2];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

type Frame = { x: number; y: number; width: number; height: number };

function computeStateOutlines(code: StateCode, frame: Frame): { own: Ring[]; neighbors: Ring[] } {
  const shape = shapes.get(code);
  if (shape === undefined) return { own: [], neighbors: [] };
  const view = frameState(shape.box, frame);
  const scale = frame.width / (view.right - view.left);
  const place = (ring: Ring): Ring =>
    ring.map(([x, y]) => [frame.x + (x - view.left) * scale, frame.y + (y - view.top) * scale] as const);
  const near = [...shapes].filter(
    ([other, { box }]) => other !== code && !apart.has(code) && !apart.has(other) && hasOverlap(box, view),
  );
  return { own: shape.rings.map(place), neighbors: near.flatMap(([, { rings }]) => rings.map(place)) };
}

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
