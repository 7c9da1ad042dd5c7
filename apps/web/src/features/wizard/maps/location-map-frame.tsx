import { Minus, Plus } from 'lucide-react';
import type { Place } from '@wideload/domain';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import * as texts from './maps.texts.ts';
import { createLocationMap, type LocationMap, type LocationMapOptions } from './location-map.ts';
import css from './location-map.module.css';
import type { Ends } from './route-layers.ts';

type Props = LocationMapOptions & {
  label: string;
  ends: Ends;
  shown: { place: Place; zoom: number } | null;
};

/** In px; with Shift the marker moves by a single px. */
const step = 24;
const fineStep = 2;

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move the active marker, plus and minus zoom. */
export function LocationMapFrame({ label, ends, shown, ...options }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LocationMap>(null);
  const hintId = useId();
  const { base, activeEnd } = options;

  // The map is created once; later changes reach it through the effects below.
  const make = useEffectEvent((element: HTMLElement) => {
    const made = createLocationMap(element, options);
    made.put(ends);
    const both = [ends.origin, ends.destination].filter((place) => place !== null);
    if (activeEnd === null && both.length > 0) made.fit(both);
    return made;
  });
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = make(box.current);
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, [base]);
  useEffect(() => {
    map.current?.put(ends);
  }, [ends]);
  useEffect(() => {
    if (shown !== null) map.current?.show(shown.place, shown.zoom);
  }, [shown]);

  function press(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoom(1);
    if (event.key === '-') zoom(-1);
    const arrow = arrows[event.key];
    if (arrow === undefined || activeEnd === null) return;
    event.preventDefault();
    const from = ends[activeEnd] ?? options.view;
    const px = event.shiftKey ? fineStep : step;
    const to = map.current?.beside(from, arrow[0] * px, arrow[1] * px);
    if (to === undefined) return;
    options.onMove(to);
    map.current?.show(to);
  }
  const zoom = (steps: number) => map.current?.zoomBy(steps);

  return (
    <>
      <div className={css['frame']}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application: its keys move the marker */}
        <div
          ref={box}
          role="application"
          aria-label={label}
          aria-describedby={hintId}
          tabIndex={0}
          className={css['map']}
          onKeyDown={press}
        />
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className={css['zoom']}>
          <button type="button" aria-label={texts.zoomIn} className={css['zoomButton']} onClick={() => zoom(1)}>
            <Plus size={20} />
          </button>
          <button type="button" aria-label={texts.zoomOut} className={css['zoomButton']} onClick={() => zoom(-1)}>
            <Minus size={20} />
          </button>
        </div>
      </div>
      <p className="muted size-small above-4">
        {base.tiles === null ? texts.usCensusNaturalEarth : base.tiles.attribution}
      </p>
      <p id={hintId} className="visually-hidden">
        {activeEnd === null ? texts.zoomKeys : texts.markerKeys}
      </p>
    </>
  );
}
