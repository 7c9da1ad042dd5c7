import { inches, type Inches } from '../measures/length.ts';
import { parseLength } from '../measures/parse-length.ts';
import { mostAxles } from '../units/axles.ts';
import { axleBounds } from '../units/unit-fields.ts';

const label = /^\s*(?:axle\s+)?(?:spacings?|distances?)\s*[:=]?\s*/i;
const between = /\s*[/;|,\t\r\n]\s*/;

/** Axle distances in one row, such as `17'8 / 4'6 / 39'2`; null if the text is one length, or not such a row. */
export function splitSpacings(text: string): Inches[] | null {
  const row = text.replace(label, '').trim();
  if (parse(row) !== null) return null;
  const parts = row.split(between).map(parse);
  const known = parts.filter((part) => part !== null);
  return known.length > 1 && known.length === parts.length && known.length < mostAxles ? known : null;
}

/** The bounds of all axle distances are the same. */
function parse(text: string): Inches | null {
  const { usual, to } = axleBounds.AB;
  const parsed = parseLength(text, usual);
  return parsed.ok && parsed.inches > 0 && parsed.inches <= to ? inches(parsed.inches) : null;
}
