import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { buildButtonClass, type ButtonStyle } from './button.tsx';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonStyle & { ref?: Ref<HTMLAnchorElement> };

/** For addresses outside the router. */
export function ButtonAnchor({ look, size, wide, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buildButtonClass({ look, size, wide }, className)}>
      {children}
    </a>
  );
}

export const ButtonLink = createLink(ButtonAnchor);
