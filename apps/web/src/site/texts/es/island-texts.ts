import type { IslandTexts } from '../en/island-texts.ts';

export const islandTexts: IslandTexts = {
  signIn: async () => (await import('./sign-in.ts')).signInWords,
  loadCheck: async () => (await import('./load-check.ts')).loadCheckWords,
  factNotes: async () => (await import('./fact-notes.json')).default,
  pasteLoad: async () => (await import('./paste-load.ts')).pasteWords,
  bridgeFormula: async () => (await import('./bridge-formula.ts')).bridgeFormulaTexts,
};
