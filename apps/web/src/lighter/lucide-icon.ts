import { createElement, type SVGProps } from 'react';

/** What lucide's files hold of an icon: the parts of a drawing of 24 by 24. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws lucide's icons in place of lucide's own `createLucideIcon` (see `scripts/weight.ts`), which brings 1.5 kB of what nobody here uses:
 * contexts, names by case, lookups. An icon is for the eyes only; what holds it has a name.
 */
function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: Props) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

export { createLucideIcon as default };
