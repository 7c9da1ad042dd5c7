import { useState, type KeyboardEvent } from 'react';
import type { LengthPath } from '#product/unit/unit-form.ts';
import css from './unit-drawing.module.css';

/** In px. */
export type Target = { path: LengthPath; name: string; left: number; top: number; width: number; height: number };

type DrawingTargetsProps = { label: string; targets: readonly Target[]; onPick: (path: LengthPath) => void };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One Tab stop, with arrow keys between the lines. */
export function DrawingTargets({ label, targets, onPick }: DrawingTargetsProps) {
  const [current, setCurrent] = useState<LengthPath | null>(null);
  const found = targets.findIndex(({ path }) => path === current);
  const at = Math.max(0, found);

  function move(event: KeyboardEvent<HTMLElement>) {
    const last = targets.length - 1;
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? at : at + step;
    const target = targets[Math.max(0, Math.min(last, to))];
    if (to === at || target === undefined) return;
    event.preventDefault();
    setCurrent(target.path);
    event.currentTarget.querySelector<HTMLElement>(`[data-path="${target.path}"]`)?.focus();
  }

  return (
    <div role="toolbar" aria-label={label} onKeyDown={move}>
      {targets.map(({ path, name, ...place }, index) => (
        <button
          key={path}
          type="button"
          aria-label={name}
          data-path={path}
          tabIndex={index === at ? 0 : -1}
          className={css['target']}
          style={place}
          onFocus={() => setCurrent(path)}
          onClick={() => onPick(path)}
        />
      ))}
    </div>
  );
}
