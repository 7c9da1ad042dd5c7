import type { WrittenArticle } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import { dropArticleCopy, findArticleCopy, keepArticleCopy } from './article-copy.ts';
import { isSameText, textOf, type ArticleText } from './article-text.ts';

/** How long typing may pause before the device keeps a copy, in ms. */
const copyDelay = 400;

/** The text of one article as it is being written, beside the one that the server has; unsaved it is kept on the device too. */
export function useArticleText({ article, owner }: { article: WrittenArticle | null; owner: string }) {
  const [name, setName] = useState(article?.id ?? 'new');
  const [copy] = useState(() => findArticleCopy(owner, name));
  const [version, setVersion] = useState(copy?.version ?? article?.version ?? 0);
  const [baseline, setBaseline] = useState(textOf(article));
  const [text, setText] = useState(copy?.text ?? baseline);
  const isDirty = !isSameText(text, baseline);
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      dropArticleCopy(owner, name);
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!isGivenUp.current) keepArticleCopy(owner, name, { text, version: name === 'new' ? null : version });
    }, copyDelay);
    return () => clearTimeout(timer);
  }, [isDirty, text, version, owner, name]);

  return {
    text,
    version,
    isDirty,
    /** What the device had kept stands here. */
    isRestored: copy !== null,
    type: (change: Partial<ArticleText>) => setText((before) => ({ ...before, ...change })),
    /** The editor has read the html, and writes it in its own way: that is no change. */
    ready(html: string) {
      setText((before) => ({ ...before, html }));
      if (copy === null) setBaseline((before) => ({ ...before, html }));
    },
    /** The server has the text as it stood when it was sent. */
    kept(fresh: WrittenArticle) {
      setBaseline(text);
      setVersion(fresh.version);
      dropArticleCopy(owner, name);
      setName(fresh.id);
    },
    /** The article has another version with the same text. */
    moved: (fresh: WrittenArticle) => setVersion(fresh.version),
    /** What is written is given up: the device must not keep it either. */
    forget() {
      isGivenUp.current = true;
      dropArticleCopy(owner, name);
    },
  };
}
