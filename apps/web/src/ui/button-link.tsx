import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonStyle } from './button.tsx';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonStyle & { ref?: Ref<HTMLAnchorElement> };

/** A plain link that looks like a button, for addresses outside the router. */
export function ButtonAnchor({ look, size, wide, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {children}
    </a>
  );
}

/** A router link that looks like a button; `look="link"` for one inside a text. */
export const ButtonLink = createLink(ButtonAnchor);
