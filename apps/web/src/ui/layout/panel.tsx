import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './panel.module.css';

export type PanelProps = {
  flush?: boolean | undefined;
  underTabs?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Panel({ flush = false, underTabs = false, className, children }: PanelProps) {
  return (
    <div className={classNames(css['panel'], flush && css['flush'], underTabs && css['underTabs'], className)}>
      {children}
    </div>
  );
}

export type SectionProps = {
  title: string;
  level?: 2 | 3 | undefined;
  intro?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

export function Section({ title, level = 2, intro, action, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={classNames('above-28', css['section'])}>
      <div className="spread align-center below-12">
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {intro !== undefined && <p className="muted below-12">{intro}</p>}
      {children}
    </section>
  );
}

export type FieldGridProps = {
  columns?: 1 | 2 | 3 | 5 | undefined;
  phone?: 1 | 2 | undefined;
  children: ReactNode;
};

export function FieldGrid({ columns = 2, phone = 1, children }: FieldGridProps) {
  return (
    <div className={classNames(css['grid'], css[`columns${columns}`], phone === 2 && css['phone2'])}>{children}</div>
  );
}
