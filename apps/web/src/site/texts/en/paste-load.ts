export { pasteWords } from '#product/paste-load/paste-load.texts.ts';
