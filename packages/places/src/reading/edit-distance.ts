/**
 * How many letters are added, left out, changed or swapped with their neighbor between `typed` and a part of `text`; more than `most` as soon
 * as that is sure.
 */
export function createEditDistance(typed: string, most: number) {
  const width = typed.length + 1;
  let [older, before, row] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

  return (text: string, from: number, to: number): number => {
    if (Math.abs(to - from - typed.length) > most) return most + 1;
    for (let at = 0; at < width; at += 1) before[at] = at;
    for (let line = 1; line <= to - from; line += 1) {
      const letter = text.charCodeAt(from + line - 1);
      // Cells farther from the diagonal take more than `most` edits.
      const [first, last] = [Math.max(1, line - most), Math.min(typed.length, line + most)];
      row[first - 1] = first === 1 ? line : most + 1;
      if (last < typed.length) row[last + 1] = most + 1;
      let least = row[first - 1] ?? 0;
      for (let at = first; at <= last; at += 1) {
        const same = typed.charCodeAt(at - 1) === letter;
        let edits = Math.min((before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + (same ? 0 : 1));
        const isSwap =
          line > 1 &&
          at > 1 &&
          typed.charCodeAt(at - 2) === letter &&
          typed.charCodeAt(at - 1) === text.charCodeAt(from + line - 2);
        if (isSwap) edits = Math.min(edits, (older[at - 2] ?? 0) + 1);
        row[at] = edits;
        if (edits < least) least = edits;
      }
      if (least > most) return most + 1;
      [older, before, row] = [before, row, older];
    }
    return before[typed.length] ?? most + 1;
  };
}
