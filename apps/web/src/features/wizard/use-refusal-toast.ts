import { useEffect, useRef } from 'react';
import { closeToast, showToast } from '#lib/toast.ts';

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
    if (text !== undefined && isWrong) shown.current = showToast({ text, tone: 'danger' });
  };
}
