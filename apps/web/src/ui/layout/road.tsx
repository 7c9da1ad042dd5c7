import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './road.module.css';

export type RoadStop = {
  key: string;
  label: string;
  onGo?: (() => void) | undefined;
};

export type RoadProps = {
  label: string;
  stops: readonly RoadStop[];
  current: string;
  position: string;
};

function Stop({ stop, number, isCurrent }: { stop: RoadStop; number: number; isCurrent: boolean }) {
  const face: ReactNode = (
    <>
      <span className={css['round']} aria-hidden="true">
        {number}
      </span>
      <span className={classNames('heard-when-narrow', css['label'])}>{stop.label}</span>
    </>
  );
  if (stop.onGo === undefined || isCurrent) return <span className={css['stop']}>{face}</span>;
  return (
    <button type="button" className={css['stop']} onClick={stop.onGo}>
      {face}
    </button>
  );
}

export function Road({ label, stops, current, position }: RoadProps) {
  const at = stops.findIndex((stop) => stop.key === current);
  return (
    <nav aria-label={label} className={css['road']}>
      <ol className={css['stops']}>
        {stops.map((stop, index) => (
          <li
            key={stop.key}
            aria-current={index === at ? 'step' : undefined}
            className={classNames(css['leg'], index < at && css['done'], index === at && css['here'])}
          >
            <Stop stop={stop} number={index + 1} isCurrent={index === at} />
          </li>
        ))}
      </ol>
      <p className="only-when-narrow small-print above-8">{position}</p>
    </nav>
  );
}
