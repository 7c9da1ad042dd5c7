import * as texts from './article.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import type { ArticleWork } from './use-article-work.ts';

type Props = { work: ArticleWork; onTakeSaved: () => void };

export function ArticleNotices({ work, onTakeSaved }: Props) {
  const { stale, failure, isRestored, isDirty } = work;
  if (stale)
    return (
      <Notice tone="warn" title={stale.message}>
        <p>{texts.isStillHere}</p>
        <div className="cluster gap-8 above-8">
          <Button size="small" onClick={work.overwrite}>
            {texts.saveMineOver}
          </Button>
          <Button size="small" look="danger" onClick={onTakeSaved}>
            {texts.discardMine}
          </Button>
        </div>
      </Notice>
    );
  if (failure)
    return (
      <Notice tone="danger" title={texts.notSaved}>
        <p>
          {failure.message} {texts.isStillHere}
        </p>
      </Notice>
    );
  if (isRestored && isDirty)
    return (
      <Notice title={texts.deviceHadKept}>
        <p>{texts.isRestoredBelow}</p>
        <div className="cluster gap-8 above-8">
          <Button size="small" look="danger" onClick={onTakeSaved}>
            {texts.discardIt}
          </Button>
        </div>
      </Notice>
    );
  return null;
}
