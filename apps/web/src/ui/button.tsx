import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './button.module.css';
import spinnerCss from './spinner.module.css';
import { classNames } from './class-names.ts';

/** A screen has one `primary` button. */
export type ButtonLook = 'primary' | 'outlined' | 'danger' | 'link';

export type ButtonStyle = {
  look?: ButtonLook | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  wide?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    pending?: boolean | undefined;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

export function buildButtonClass(
  { look = 'outlined', size = 'normal', wide = false }: ButtonStyle,
  className?: string,
): string {
  return classNames(css['button'], css[look], css[size], wide && 'full-width', className);
}

/** Without a label it is decoration beside a text. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={spinnerCss['spinner']} aria-hidden="true" />;
  return (
    <span className="with-icon muted" role="status">
      <span className={spinnerCss['spinner']} aria-hidden="true" />
      {label}
    </span>
  );
}

export function Button({
  look,
  size,
  wide,
  pending = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!pending) return onClick?.(event);
    event.preventDefault();
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buildButtonClass({ look, size, wide }, className)}
      // `disabled` would drop the focus.
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className="with-icon">{children}</span>
      {pending && (
        <span className={css['progress']}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
