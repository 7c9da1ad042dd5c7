import { classNames } from './class-names.ts';
import css from './brand-mark.module.css';
import { markNames, marks, type MarkName } from './marks.ts';

const byName = new Map<string, MarkName>(markNames.map((mark) => [marks[mark].name.toLowerCase(), mark]));

/** Null for a brand without a mark here. The API and the provider differ in capitals. */
function findMark(brand: string): MarkName | null {
  return byName.get(brand.toLowerCase()) ?? null;
}

type Props = {
  mark: MarkName;
  /** Beside its name in words a mark is a decoration. */
  isDecoration?: boolean;
  className?: string | undefined;
};

/** A card, a wallet or a store, in the color of the text. */
function BrandMark({ mark, isDecoration = false, className }: Props) {
  const { name, viewBox, path } = marks[mark];
  const naming = isDecoration ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': name } as const);
  return (
    <svg {...naming} viewBox={viewBox} className={classNames(css['mark'], css[mark], className)}>
      <path d={path} />
    </svg>
  );
}

/** Before the name of a card or a store in words; nothing where the brand has no mark. */
export function NamedMark({ brand }: { brand: string }) {
  const mark = findMark(brand);
  return mark === null ? null : <BrandMark mark={mark} isDecoration className={css['named']} />;
}

export function MarkList({ marks: listed, label }: { marks: readonly MarkName[]; label?: string }) {
  return (
    <ul className={css['list']} aria-label={label}>
      {listed.map((mark) => (
        <li key={mark}>
          <BrandMark mark={mark} />
        </li>
      ))}
    </ul>
  );
}
