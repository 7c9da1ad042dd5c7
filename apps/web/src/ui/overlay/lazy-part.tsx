import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PartIsGone } from '#lib/load-part.ts';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';

/** The code of a part failed to load: no network, or an old release that the server no longer has. */
class NotLoaded extends Error {}

/** `again` is another try of the part that failed with `error`. */
export function tryPartAgain(error: unknown, again: () => void): void {
  if (error instanceof PartIsGone) location.reload();
  else again();
}

class Loadable extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    const { cause } = error;
    return (
      <p role="alert">
        {cause instanceof PartIsGone ? texts.newRelease : texts.partNotLoaded}{' '}
        <Button size="small" onClick={() => tryPartAgain(cause, () => this.setState({ error: undefined }))}>
          {texts.tryAgain}
        </Button>
      </p>
    );
  }
}

/** Loads the code of a part when it is first shown; after a failed load there is a retry. */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
    return Loaded;
  };
  // React caches a failure of `lazy`, so each opening needs a new instance.
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (cause) {
        Part = createLazy();
        throw new NotLoaded('Not loaded', { cause });
      }
    });
  let Part = createLazy();
  function Opened(props: Props) {
    // Stable while open; code that is already loaded renders at once.
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
