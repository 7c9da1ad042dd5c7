import { useEffect, useState, type ComponentType } from 'react';
import type { TravelListProps } from './travel-list.tsx';

/** The rows of the states weigh as much as a tenth of the check, so they load with the first answer. */
export function TravelTimes(props: TravelListProps) {
  const [List, setList] = useState<ComponentType<TravelListProps> | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./travel-list.tsx').then(
      ({ TravelList }) => isWanted && setList(() => TravelList),
      () => isWanted && setList('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const words = props.words.travel;
  if (List === null) return <p className="muted">{words.loading}</p>;
  return List === 'failed' ? <p>{words.notLoaded}</p> : <List {...props} />;
}
