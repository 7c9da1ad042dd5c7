/** The parts of a small PDF, each with the offset that the table of contents has of it. */
function bodyOf(words: string) {
  const stream = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  return { text, offsets };
}

/** A small PDF of one page that every reader opens. */
export function aPdf(words = 'Permit'): Uint8Array<ArrayBuffer> {
  const { text, offsets } = bodyOf(words);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + trailer);
}

/** The same with its table of contents in a stream, as writers do since PDF 1.5. */
export function aPdfWithStreamTable(): Uint8Array<ArrayBuffer> {
  const { text, offsets } = bodyOf('Permit');
  const entries = [[0, 0, 0], ...[...offsets, text.length].map((offset) => [1, offset >> 8, offset & 255])];
  const data = entries
    .flat()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const facts = `/Type /XRef /Size ${entries.length} /W [1 2 0] /Root 1 0 R /Filter /ASCIIHexDecode /Length ${data.length}`;
  const end = `6 0 obj\n<< ${facts} >>\nstream\n${data}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text.replace('1.4', '1.5') + end);
}
