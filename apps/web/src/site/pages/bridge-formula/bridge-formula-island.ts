import { readPageLanguage } from '#lib/address/page-language.ts';
import { islandTexts } from '../../texts/island-texts.ts';
import type { Island } from '../../islands.ts';
import { createFields } from './bridge-fields.ts';
import {
  formatBridgeSearch,
  parseBridgeSearch,
  toWeighedBy,
  type BridgeLoad,
  type BridgeTexts,
  type Words,
} from './bridge-load.ts';
import { renderBanner, renderBridgeResult, toElement, type Drawn } from './bridge-result.ts';

function findPlaces(root: HTMLElement) {
  const place = (mark: string) => {
    const found = root.querySelector<HTMLElement>(`[data-${mark}]`);
    if (found === null) throw new Error(`The calculator has no place for its ${mark}`);
    return found;
  };
  const show = (mark: string, drawn: Drawn | null) =>
    place(mark).replaceChildren(...(drawn === null ? [] : [toElement(drawn)]));
  return { place, show };
}

function showLoad(root: HTMLElement, load: BridgeLoad | null, words: Words): void {
  const { show } = findPlaces(root);
  const { incomplete, incompleteText } = words.texts;
  const result = load === null ? null : renderBridgeResult(load, words);
  show('banner', result?.banner ?? renderBanner({ isOver: false, title: incomplete, text: incompleteText }));
  show('drawing', result?.drawing ?? null);
  show('table', result?.table ?? null);
}

async function copyAddress(root: HTMLElement, { copied, notCopied }: BridgeTexts): Promise<void> {
  const { place } = findPlaces(root);
  try {
    await navigator.clipboard.writeText(window.location.href);
    place('copy-status').textContent = copied;
  } catch {
    place('copy-status').textContent = notCopied;
  }
}

export const wake: Island['wake'] = async (root) => {
  const language = readPageLanguage();
  const texts = await islandTexts[language].bridgeFormula();
  const words: Words = { texts, language };
  const { place } = findPlaces(root);
  const fields = createFields(root, words);

  function show() {
    const load = fields.read();
    showLoad(root, load, words);
    if (load !== null) window.history.replaceState(null, '', formatBridgeSearch(load));
  }

  root.addEventListener('input', ({ target }) => {
    place('note').textContent = '';
    place('copy-status').textContent = '';
    if (target instanceof HTMLInputElement && target.name === 'by') return;
    fields.update();
    show();
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'by') {
      const by = target.value === 'set' ? 'set' : 'axle';
      const load = fields.readAs(by === 'set' ? 'axle' : 'set');
      if (load !== null) fields.write(toWeighedBy(load, by));
      fields.update();
      show();
    }
    if (target instanceof HTMLInputElement) fields.showProblem(target);
  });
  place('copy').addEventListener('click', () => void copyAddress(root, texts));
  place('print').addEventListener('click', () => window.print());

  if (fields.isTouched()) {
    place('note').textContent = '';
    fields.update();
    show();
    fields.showTypedProblems();
    return;
  }
  if (window.location.search === '') return;
  const shared = parseBridgeSearch(window.location.search);
  place('note').textContent = shared === null ? texts.badLink : '';
  if (shared === null) return;
  fields.write(shared);
  fields.update();
  show();
};
