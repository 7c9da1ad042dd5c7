import type { KeptWait } from '@wideload/contract';
import * as texts from './kept-waits.texts.ts';

/** A permit that waits too long already has broken what was told, whenever it comes. */
export function formatShare({ told, kept, late }: Pick<KeptWait, 'told' | 'kept' | 'late'>): string {
  const all = told + late;
  return all === 0 ? texts.noShare : `${Math.round((kept / all) * 100)}%`;
}

/** All states together; permits that a program issues and those that a person decides are apart. */
export function addKeptWaits(items: readonly KeptWait[]): Omit<KeptWait, 'state'>[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const add = (key: 'told' | 'kept' | 'late') => own.reduce((sum, item) => sum + item[key], 0);
    return { kind, told: add('told'), kept: add('kept'), late: add('late') };
  });
}
