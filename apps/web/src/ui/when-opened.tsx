import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A dialog or drawer whose code comes when it is first shown; until then nothing is drawn in its place and the focus stays where it is.
 * `load` answers its component. Where that fails, the nearest boundary shows it, and the next opening tries again.
 */
export function whenOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // React keeps a failure of `lazy` for good: another opening needs a new one.
  const fresh = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Part = fresh();
        throw error;
      }
    });
  let Part = fresh();
  return function WhenOpened(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
