import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './article-page.module.css';
import type { ArticleWork } from './use-article-work.ts';

type Props = { work: ArticleWork; onTakeSaved: () => void };

/** What went wrong, or is unusual, about an article as a whole, and the ways out of it. */
export function ArticleNotices({ work, onTakeSaved }: Props) {
  const { stale, failure, isRestored, isDirty } = work;
  if (stale)
    return (
      <Notice tone="warn" title={stale.message}>
        <p>What you have written still stands here.</p>
        <div className={css['ways']}>
          <Button size="small" onClick={work.overwrite}>
            Save mine over it
          </Button>
          <Button size="small" look="danger" onClick={onTakeSaved}>
            Throw mine away and show the saved one
          </Button>
        </div>
      </Notice>
    );
  if (failure)
    return (
      <Notice tone="danger" title="Not saved">
        <p>{failure.message} What you have written still stands here.</p>
      </Notice>
    );
  if (isRestored && isDirty)
    return (
      <Notice title="This device had kept what you had not saved">
        <p>It stands below again, and is not saved yet.</p>
        <div className={css['ways']}>
          <Button size="small" look="danger" onClick={onTakeSaved}>
            Throw it away
          </Button>
        </div>
      </Notice>
    );
  return null;
}
