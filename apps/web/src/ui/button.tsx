import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the yellow plate for the main action; a screen has one. */
export type ButtonLook = 'primary' | 'outlined' | 'danger' | 'link';

export type ButtonStyle = {
  look?: ButtonLook | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Full width of the container. */
  wide?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    /** Shows progress beside the label and ignores further presses. */
    pending?: boolean | undefined;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** The class of a button, for other elements. */
export function buttonClass(
  { look = 'outlined', size = 'normal', wide = false }: ButtonStyle,
  className?: string,
): string {
  return classNames(css['button'], css[look], css[size], wide && css['wide'], className);
}

/** Prefer a message that explains a refusal over `disabled`. */
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
      className={buttonClass({ look, size, wide }, className)}
      // `disabled` would drop the focus.
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className={css['label']}>{children}</span>
      {pending && (
        <span className={css['progress']}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
