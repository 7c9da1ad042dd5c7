import * as texts from './lib.texts.ts';
import { callForFile } from './api/call-for-file.ts';
import { saveFile } from './save-file.ts';
import { showToast } from './toast.ts';

export type AskForFile = (call: typeof callForFile) => Promise<File>;

export async function exportFile(ask: AskForFile): Promise<void> {
  try {
    saveFile(await ask(callForFile));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    showToast({ title: texts.fileNotMade, text, tone: 'danger' });
  }
}
