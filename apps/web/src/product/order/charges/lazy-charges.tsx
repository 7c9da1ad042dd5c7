import type { ChargeWords } from '@wideload/contract/client';
import { useEffect, useState, type ComponentType } from 'react';

/** The rows of the states load with the first load that is shown. */
function createLazyCharges<Props extends { words: ChargeWords }>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    Loaded = await load();
    return Loaded;
  };
  function LazyCharges(props: Props) {
    // Code that is already loaded renders at once.
    const [Part, setPart] = useState<ComponentType<Props> | 'failed' | null>(() => Loaded);
    useEffect(() => {
      let isWanted = true;
      preload().then(
        (part) => isWanted && setPart(() => part),
        () => isWanted && setPart('failed'),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    // Many loads have no such charge, so nothing announces it.
    if (Part === null) return null;
    return Part === 'failed' ? <span>{props.words.notLoaded}</span> : <Part {...props} />;
  }
  return Object.assign(LazyCharges, { preload });
}

export const LazyChargePanel = createLazyCharges(async () => (await import('./charges.tsx')).ChargePanel);
export const LazyDoubts = createLazyCharges(async () => (await import('./charges.tsx')).Doubts);
export const LazyPermitCharges = createLazyCharges(async () => (await import('./charges.tsx')).PermitCharges);
