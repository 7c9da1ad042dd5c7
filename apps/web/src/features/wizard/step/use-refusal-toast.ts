import { useEffect, useRef } from 'react';
import { closeToast, toast } from '../../../lib/toast.ts';

/** Shows the sentence of a refused step; it goes as soon as the step is right, or left. */
export function useRefusalToast(text: string | undefined, isWrong: boolean): () => void {
  const shown = useRef<number | null>(null);

  function close() {
    if (shown.current !== null) closeToast(shown.current);
    shown.current = null;
  }

  useEffect(() => {
    if (!isWrong) close();
  }, [isWrong]);
  useEffect(() => close, []);

  return () => {
    close();
    if (text !== undefined && isWrong) shown.current = toast({ text, tone: 'danger' });
  };
}
