import { Download } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useDownload } from '#lib/use-download.ts';
import * as texts from '../ui.texts.ts';
import { Button, Spinner } from '../button.tsx';
import css from './download-link.module.css';

export type DownloadLinkProps = {
  href: string;
  /** Fetches the file, so that a failure shows here and not in an empty tab. */
  ask: () => Promise<File>;
  children: ReactNode;
};

export function DownloadLink({ href, ask, children }: DownloadLinkProps) {
  const download = useDownload(ask);

  function press(event: MouseEvent) {
    const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsTab) return;
    event.preventDefault();
    if (!download.isPending) download.mutate();
  }
  return (
    <>
      <a href={href} download className={css['link']} onClick={press} aria-busy={download.isPending || undefined}>
        {download.isPending ? (
          <span className={css['progress']}>
            <Spinner />
          </span>
        ) : (
          <Download size={20} aria-hidden="true" />
        )}
        <span>{children}</span>
      </a>
      {download.error && (
        <div role="alert" className={css['failure']}>
          {download.error.message}
          <Button size="small" onClick={() => download.mutate()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}
