import { useEffect, useRef, type ReactNode } from 'react';

const landedAt = typeof window === 'undefined' ? '' : window.location.href;

export type PageTitleProps = {
  children: ReactNode;
  action?: ReactNode;
  intro?: ReactNode;
};

/** Takes the focus after a navigation within the app, as after a page load. */
export function PageTitle({ children, action, intro }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.href !== landedAt) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="below-20">
      <div className="spread align-center">
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {action}
      </div>
      {intro !== undefined && <p className="muted above-8">{intro}</p>}
    </div>
  );
}
