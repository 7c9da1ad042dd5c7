import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PartIsGone } from '#lib/load-part.ts';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';

/** The code of a part failed to load: no network, or an old release that the server no longer has. */
class NotLoaded extends Error {}

/** `again` is another try of the part that failed with `error`. */
export function tryPartAgain(error: unknown, again: () => void): void {
  if (!(error instanceof PartIsGone)) return again();
  // Public pages have no text that a reload would lose, and do not load the code that asks.
  dispatchEvent(new Event('newrelease'));
  location.reload();
}

type LoadableProps = { children: ReactNode; isSilent: boolean };
type LoadableState = { error: unknown; children?: ReactNode };

class Loadable extends Component<LoadableProps, LoadableState> {
  override state: LoadableState = { error: undefined };

  /** The page around it is drawn again, often after another address: a silent part then has another try. */
  static getDerivedStateFromProps({ children, isSilent }: LoadableProps, before: LoadableState) {
    return isSilent && children !== before.children ? { children, error: undefined } : null;
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    if (this.props.isSilent) return null;
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

/**
 * Loads the code of a part when it is first shown; after a failed load there is a retry.
 * @param isSilent for what nobody waits for: a failed load says nothing, and is tried again with the next change of the page
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
  { isSilent = false } = {},
) {
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
      <Loadable isSilent={isSilent}>
        <Opened {...props} />
      </Loadable>
    );
  }
  return Object.assign(WhenOpened, { preload });
}
