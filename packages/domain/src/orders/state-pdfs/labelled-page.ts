import { seeLabels, type LabelledPage } from './find-values.ts';
import { partMergedCells } from './merged-cells.ts';
import { toPdfLines, type PdfLine, type PdfPage } from './pdf-lines.ts';
import { partCloseColumns } from './tables/close-columns.ts';
import { nameHeadedNumbers } from './tables/headed-numbers.ts';
import { splitLabels } from './tables/split-labels.ts';
import { joinStackedLabels } from './tables/stacked-labels.ts';
import { putLabelsFirst } from './tables/values-first.ts';

/** `asPrinted`: its lines before labels are parted from values. */
export type ReadPage = LabelledPage & { page: PdfPage; asPrinted: readonly PdfLine[] };

/** Whether a page is a whole permit is asked before all of its pages are read. */
const known = new WeakMap<PdfPage, ReadPage>();

export function labelPage(page: PdfPage): ReadPage {
  let read = known.get(page);
  if (read === undefined) {
    const asPrinted = toPdfLines(page);
    const lines = partCloseColumns(
      partMergedCells(nameHeadedNumbers(joinStackedLabels(putLabelsFirst(asPrinted).map(splitLabels)))),
    );
    read = { page, asPrinted, lines, labels: seeLabels(lines) };
    known.set(page, read);
  }
  return read;
}
