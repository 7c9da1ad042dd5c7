import { classNames } from './class-names.ts';
import css from './brand-logo.module.css';

type Mark = { readonly name: string; readonly viewBox: string; readonly path: string };

/** By the class of their size. */
type Marks<Name extends string = string> = Readonly<Record<Name, Mark>>;

type Props = {
  mark: Mark;
  size: string;
  /** Beside its name in words a mark is a decoration. */
  isDecoration?: boolean;
  className?: string | undefined;
};

/** A card, a wallet or a store, in the color of the text. */
function BrandLogo({ mark: { name, viewBox, path }, size, isDecoration = false, className }: Props) {
  const naming = isDecoration ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': name } as const);
  return (
    <svg {...naming} viewBox={viewBox} className={classNames(css['mark'], css[size], className)}>
      <path d={path} />
    </svg>
  );
}

/** Before the name of a card or a store in words; nothing where the brand has no mark. The API and the provider differ in capitals. */
export function LogoWithName({ brand, marks }: { brand: string; marks: Marks }) {
  const found = Object.entries(marks).find(([, { name }]) => name.toLowerCase() === brand.toLowerCase());
  if (found === undefined) return null;
  const [size, mark] = found;
  return <BrandLogo mark={mark} size={size} isDecoration className={css['named']} />;
}

type ListProps<Name extends string> = { marks: Marks<Name>; names: readonly Name[]; label?: string };

export function LogoList<Name extends string>({ marks, names, label }: ListProps<Name>) {
  return (
    <ul className={css['list']} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <BrandLogo mark={marks[name]} size={name} />
        </li>
      ))}
    </ul>
  );
}
