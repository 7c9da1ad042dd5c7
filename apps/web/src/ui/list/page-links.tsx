import { Link, type LinkProps } from '@tanstack/react-router';
import { classNames } from '../class-names.ts';
import css from './page-links.module.css';

export type PageLinksProps = {
  label: string;
  links: readonly { to: NonNullable<LinkProps['to']>; label: string }[];
};

export function PageLinks({ label, links }: PageLinksProps) {
  return (
    <nav aria-label={label} className={classNames('no-print', css['links'])}>
      <ul className="cluster gap-4">
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link to={to} className={css['link']} activeOptions={{ exact: true, includeSearch: false }}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
