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
  const { words } = props;
  if (Panel === null) return <p className="muted">{words.loading}</p>;
  return Panel === 'failed' ? <p>{words.notLoaded}</p> : <Panel {...props} />;
}
