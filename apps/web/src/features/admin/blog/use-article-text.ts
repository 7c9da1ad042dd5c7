import type { WrittenArticle } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import { removeArticleCopy, findArticleCopy, saveArticleCopy } from './article-copy.ts';
import { isSameText, readArticleText, toArticleText, type ArticleText } from './article-text.ts';

const copyDelayMs = 400;

export function useArticleText({ article, owner }: { article: WrittenArticle | null; owner: string }) {
  const [name, setName] = useState(article?.id ?? 'new');
  const [copy] = useState(() => findArticleCopy(owner, name));
  const [version, setVersion] = useState(copy?.version ?? article?.version ?? 0);
  const [baseline, setBaseline] = useState(readArticleText(article));
  const [text, setText] = useState(copy === null ? baseline : toArticleText(copy.text));
  const isDirty = !isSameText(text, baseline);
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      removeArticleCopy(owner, name);
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!isGivenUp.current) saveArticleCopy(owner, name, { text, version: name === 'new' ? null : version });
    }, copyDelayMs);
    return () => clearTimeout(timer);
  }, [isDirty, text, version, owner, name]);

  return {
    text,
    version,
    isDirty,
    isRestored: copy !== null,
    type: (change: Partial<ArticleText>) => setText((before) => ({ ...before, ...change })),
    /** The editor normalizes the HTML when it loads, which is not a change. */
    onReady(html: string) {
      setText((before) => ({ ...before, html }));
      if (copy === null) setBaseline((before) => ({ ...before, html }));
    },
    /** The server saved the text as it was when it was sent. */
    onSaved(fresh: WrittenArticle) {
      setBaseline(text);
      setVersion(fresh.version);
      removeArticleCopy(owner, name);
      setName(fresh.id);
    },
    /** The version changed without a change of text. */
    onVersion: (fresh: WrittenArticle) => setVersion(fresh.version),
    /** Discards the edit and its copy on the device. */
    discard() {
      isGivenUp.current = true;
      removeArticleCopy(owner, name);
    },
  };
}
