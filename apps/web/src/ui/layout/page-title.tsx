import { useEffect, useRef, type ReactNode } from 'react';

const landedAt = typeof window === 'undefined' ? '' : window.location.href;

export type PageTitleProps = {
  children: ReactNode;
  /** To its right: a button. */ action?: ReactNode;
  /** One line under it. */ intro?: ReactNode;
};

/** The h1 of a page. Takes the focus when it appears after a move within the application, as a loaded page would. */
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
