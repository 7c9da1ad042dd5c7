import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> & {
  label: string;
  danger?: boolean | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, danger = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames('icon-control sinks', danger && 'danger', className)}
    >
      {children}
    </button>
  );
}
