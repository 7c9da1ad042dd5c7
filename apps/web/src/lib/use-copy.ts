import { useState } from 'react';
import * as texts from './lib.texts.ts';

/** Copies to the clipboard; `said` is for a polite live region. */
export function useCopy() {
  const [said, setSaid] = useState('');
  /** @returns false if the browser refused; the text of `shown` is then selected, which nobody can do there without a mouse. */
  async function copy(text: string, words: string, shown?: Element | null): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words);
      return true;
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      setSaid(texts.notCopied);
      return false;
    }
  }
  return { said, copy };
}
