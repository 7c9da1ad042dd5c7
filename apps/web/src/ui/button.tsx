import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the yellow plate: one on a screen, the way forward. */
export type ButtonLook = 'primary' | 'outlined' | 'danger' | 'link';

export type ButtonStyle = {
  look?: ButtonLook | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    /** Something is under way: the label stays, progress shows, and a further press does nothing. */
    pending?: boolean | undefined;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** The class of a button, for an element that is not one. */
export function buttonClass(
  { look = 'outlined', size = 'normal', wide = false }: ButtonStyle,
  className?: string,
): string {
  return classNames(css['button'], css[look], css[size], wide && css['wide'], className);
}

/** A button stays pressable and says why it refuses: prefer a message over `disabled`. */
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
      // Not `disabled`: that would throw the focus away in the middle of the work.
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
