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

/** The router takes a link to a parent of the address for one to the current page, and a way back would be told as that. */
export const ButtonLink = createLink((props: AnchorProps) => <ButtonAnchor {...props} aria-current={undefined} />);

type PlainAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** To a place on this page, which the router takes for the page itself. A screen reader would say that the person is there. */
export const PlaceLink = createLink(({ children, ...rest }: PlainAnchorProps) => (
  <a {...rest} aria-current={undefined}>
    {children}
  </a>
));
