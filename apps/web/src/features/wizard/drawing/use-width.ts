import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** 0 until measured. Drawings use px so that their texts keep their size. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const [width, setWidth] = useState(0);
  const frame = useRef<T>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
