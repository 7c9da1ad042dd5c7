import * as texts from '../lib.texts.ts';
import { callForFile } from '../api/call-for-file.ts';
import { saveFile } from './save-file.ts';
import { toast } from '../toast.ts';

/** Loads a file with the given `call`. */
export type AskForFile = (call: typeof callForFile) => Promise<File>;

/** Downloads the file of `ask`; a failure shows in a toast. */
export async function exportFile(ask: AskForFile): Promise<void> {
  try {
    saveFile(await ask(callForFile));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    toast({ title: texts.fileNotMade, text, tone: 'danger' });
  }
}
