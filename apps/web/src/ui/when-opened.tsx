import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A dialog, drawer or section whose code comes when it is first shown; until then `meanwhile` stands in its place, nothing by default, and
 * the focus stays where it is. `load` answers its component. Where that fails, the nearest boundary shows it, and the next opening tries
 * again. `preload` fetches the code before it is needed.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
    return Loaded;
  };
  // React keeps a failure of `lazy` for good: another opening needs a new one.
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        Part = fresh();
        throw error;
      }
    });
  let Part = fresh();
  function WhenOpened(props: Props) {
    // The same for as long as it is open; what is loaded already is drawn at once.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Part);
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(WhenOpened, { preload });
}
