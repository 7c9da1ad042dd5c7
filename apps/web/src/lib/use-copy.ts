import { useState } from 'react';
import * as texts from './lib.texts.ts';

/** Copies to the clipboard; `said` is for a polite live region. */
export function useCopy() {
  const [said, setSaid] = useState('');
  /** @returns false if the browser refused. */
  async function copy(text: string, words: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words);
      return true;
    } catch {
      // A browser may refuse the clipboard: the person is told, and can select the text.
      setSaid(texts.notCopied);
      return false;
    }
  }
  return { said, copy };
}
