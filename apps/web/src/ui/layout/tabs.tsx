import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useShownFirst } from '#lib/timing/use-shown-first.ts';
import css from './tabs.module.css';

export type Tab = { key: string; label: string };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onSelect: (key: string) => void;
  remove?: { label: string; onPress: () => void } | undefined;
  after?: ReactNode;
  children: ReactNode;
};

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The APG pattern, selected on focus. A tab list may contain only tabs, so the delete button and `after` are outside. A press shows on
 * the tabs first, and its panel follows in the next task: nobody is quick enough to type into the one before.
 */
export function Tabs({ label, tabs, current, onSelect, remove, after, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, select] = useShownFirst(current, onSelect);
  const isComing = shown !== current;
  const at = tabs.findIndex((tab) => tab.key === shown);

  function move(event: KeyboardEvent) {
    const next = step[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    select(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div className={css['bar']}>
        <div ref={list} role="tablist" aria-label={label} className={css['list']} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={index === at}
              aria-controls={index === at ? `${id}-panel` : undefined}
              tabIndex={index === at ? 0 : -1}
              className={css['tab']}
              // Tabs take even positions; the delete button takes the odd one after the current tab.
              style={{ order: index * 2 }}
              onClick={() => select(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {remove && (
          <button
            type="button"
            className={css['cross']}
            style={{ order: at * 2 + 1 }}
            aria-label={remove.label}
            title={remove.label}
            disabled={isComing}
            onClick={remove.onPress}
          >
            <X size={16} strokeWidth={2.5} />
          </button>
        )}
        {after !== undefined && <div className={css['after']}>{after}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
