import type { TextsOf } from '#lib/texts-of.ts';

export const islandTexts = {
  signIn: async () => (await import('./sign-in.ts')).signInWords,
  loadCheck: async () => (await import('./load-check.ts')).loadCheckWords,
  factNotes: async () => (await import('./fact-notes.ts')).factNotes,
  pasteLoad: async () => (await import('./paste-load.ts')).pasteWords,
  bridgeFormula: async () => (await import('./bridge-formula.ts')).bridgeFormulaTexts,
};

type Loaded<Load extends () => Promise<unknown>> = () => Promise<TextsOf<Awaited<ReturnType<Load>>>>;
export type IslandTexts = { readonly [Name in keyof typeof islandTexts]: Loaded<(typeof islandTexts)[Name]> };
