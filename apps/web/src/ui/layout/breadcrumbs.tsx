import { classNames } from '../class-names.ts';
import css from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  label: string;
  steps: readonly { name: string; href: string }[];
  current: string;
};

export function Breadcrumbs({ label, steps, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames('no-print targets loose-underlines', css['breadcrumbs'])}>
      <ol className="cluster size-label">
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

/** Structured data (schema.org); `whole` adds the origin to a path. */
export function buildBreadcrumbFacts(
  steps: readonly { name: string; path: string }[],
  whole: (path: string) => string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: whole(path),
    })),
  };
}
