import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  PDFWidgetAnnotation,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from '@cantoo/pdf-lib';

const name = (key: string) => PDFName.of(key);
const [hidden, print, noView] = [2, 4, 32];

type Box = { left: number; bottom: number; width: number; height: number };

export const isWidget = (annotation: PDFDict) => annotation.lookup(name('Subtype')) === name('Widget');

export const isShown = (widget: PDFWidgetAnnotation) => !widget.hasFlag(hidden) && !widget.hasFlag(noView);

/** A page that shows and prints the same cannot hold it. */
export const isOnlyPrinted = (widget: PDFWidgetAnnotation) =>
  !widget.hasFlag(hidden) && widget.hasFlag(noView) && widget.hasFlag(print);

function numbersOf(dict: PDFDict, key: string): number[] | undefined {
  return dict
    .lookupMaybe(name(key), PDFArray)
    ?.asArray()
    .map((value) => dict.context.lookup(value, PDFNumber).asNumber());
}

function boxAround(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

/** Around its corners, where its own matrix puts them. */
function boxOfAppearance(appearance: PDFDict): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(appearance, 'BBox') ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(appearance, 'Matrix') ?? [];
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  return boxAround(corners);
}

/** A box to tick has an appearance for each of its states. */
function findAppearance(widget: PDFWidgetAnnotation): PDFRef | undefined {
  const { dict } = widget;
  const appearances = widget.AP();
  const found = appearances?.lookup(name('N'));
  if (!(found instanceof PDFDict)) {
    const ref = appearances?.get(name('N'));
    return found instanceof PDFStream && ref instanceof PDFRef ? ref : undefined;
  }
  const value = dict.lookup(name('V')) ?? dict.lookupMaybe(name('Parent'), PDFDict)?.lookup(name('V'));
  const states = [widget.getAppearanceState(), value, name('Off')];
  const state = states.find((one) => one instanceof PDFName && found.has(one));
  const ref = state instanceof PDFName ? found.get(state) : undefined;
  return ref instanceof PDFRef ? ref : undefined;
}

/** Puts the appearance where viewers put it (ISO 32000-2, 12.5.5): its box fills the rectangle of the field. */
function drawWidget(page: PDFPage, widget: PDFWidgetAnnotation): void {
  const appearance = findAppearance(widget);
  if (appearance === undefined || !isShown(widget)) return;
  const { dict } = page.doc.context.lookup(appearance, PDFStream);
  // Fields may leave it out, pages may not.
  dict.set(name('Subtype'), name('Form'));
  const from = boxOfAppearance(dict);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(widget.dict, 'Rect') ?? [];
  const to = boxAround([
    [x1, y1],
    [x2, y2],
  ]);
  if ([from, to].some(({ width, height }) => width === 0 || height === 0)) return;
  const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
  const key = page.node.newXObject('Field', appearance);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(scaleX, 0, 0, scaleY, to.left - from.left * scaleX, to.bottom - from.bottom * scaleY),
    drawObject(key),
    popGraphicsState(),
  );
}

/** Draws what each field shows into the page, and takes the fields away. */
export function flattenWidgets(page: PDFPage): void {
  const kept = (page.node.Annots()?.asArray() ?? []).filter((annotation) => {
    const dict = page.doc.context.lookup(annotation);
    if (!(dict instanceof PDFDict) || !isWidget(dict)) return true;
    drawWidget(page, PDFWidgetAnnotation.fromDict(dict));
    return false;
  });
  page.node.set(name('Annots'), page.doc.context.obj(kept));
}
