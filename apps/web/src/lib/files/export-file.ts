import * as texts from '../lib.texts.ts';
import { callForFile } from '../api/call-for-file.ts';
import { saveFile } from './save-file.ts';
import { toast } from '../toast.ts';

/** Asks for a file by the `call` that it is given. */
export type AskForFile = (call: typeof callForFile) => Promise<File>;

/** Saves the file that `ask` brings; why it did not come is said in a toast. */
export async function exportFile(ask: AskForFile): Promise<void> {
  try {
    saveFile(await ask(callForFile));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    toast({ title: texts.fileNotMade, text, tone: 'danger' });
  }
}
