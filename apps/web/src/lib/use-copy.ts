import { useState } from 'react';
import * as texts from './sheet.texts.ts';

/** Copies to the clipboard; `said` is for a polite live region. */
export function useCopy() {
  const [said, setSaid] = useState('');
  async function copy(text: string, words: string) {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words);
    } catch {
      // A browser may refuse the clipboard: the person is told, and can select the text.
      setSaid(texts.notCopied);
    }
  }
  return { said, copy };
}
