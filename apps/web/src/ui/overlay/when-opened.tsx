import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';

/** The code of a part did not come: no network, or a release that is gone from the server. */
class NotLoaded extends Error {}

/** Where a part could not be loaded says so, with a way to try again, and leaves what stands around it as it is. */
class Loadable extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    return (
      <p role="alert">
        {texts.partNotLoaded}{' '}
        <Button size="small" onClick={() => this.setState({ error: undefined })}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  }
}

/**
 * A dialog, drawer or section whose code comes when it is first shown; until then `meanwhile` stands in its place, nothing by default, and
 * the focus stays where it is. `load` answers its component; where that fails, a way to try again stands there. `preload` fetches the code
 * before it is needed.
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
      } catch (cause) {
        Part = fresh();
        throw new NotLoaded('Not loaded', { cause });
      }
    });
  let Part = fresh();
  function Opened(props: Props) {
    // The same for as long as it is open; what is loaded already is drawn at once.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Part);
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    );
  }
  function WhenOpened(props: Props) {
    return (
      <Loadable>
        <Opened {...props} />
      </Loadable>
    );
  }
  return Object.assign(WhenOpened, { preload });
}
