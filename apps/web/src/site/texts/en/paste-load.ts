export { pasteWords } from '#product/unit/paste-load.texts.ts';
