export { pasteWords } from '#product/unit/paste/paste-load.texts.ts';
