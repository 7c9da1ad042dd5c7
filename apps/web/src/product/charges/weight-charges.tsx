import { useEffect, useState, type ComponentType } from 'react';
import type { ChargePanelProps } from './charge-panel.tsx';

/** The rows of the states load with the first load that is shown. */
export function WeightCharges(props: ChargePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<ChargePanelProps> | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./charge-panel.tsx').then(
      ({ ChargePanel }) => isWanted && setPanel(() => ChargePanel),
      () => isWanted && setPanel('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  // Most loads have no such charge, so nothing announces it.
  if (Panel === null) return null;
  return Panel === 'failed' ? <span>{props.words.notLoaded}</span> : <Panel {...props} />;
}
