import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { articles } from '@wideload/contract/client';
import { useEffect, useState } from 'react';
import { ApiProblem, isProblem } from '../../lib/api-problem.ts';
import { call } from '../../lib/api.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import { dropArticleCopy, findArticleCopy, keepArticleCopy } from './article-copy.ts';
import { isSameText, textOf, type ArticleText } from './article-text.ts';
import { adminKey } from './articles.queries.ts';
import { pictureProblem, type PictureChange } from './picture.ts';

export type ArticleAct = 'save' | 'publish' | 'unpublish';
type Asked = { act: ArticleAct; version?: number };

type Options = {
  /** Null for one that is new. */
  article: WrittenArticle | null;
  /** Who is writing. */
  owner: string;
  onMade: (id: string) => void;
  onDone: (act: ArticleAct, article: WrittenArticle) => void;
};

/** How long typing may pause before the device keeps a copy, in ms. */
const copyDelay = 400;
const none: PictureChange = { kind: 'none' };

/** What the server refused, at the fields of this form; empty where it is about something else. */
function fieldProblems(error: Error): FieldProblem[] {
  if (!(error instanceof ApiProblem)) return [];
  if (error.code === 'article.image-refused') return [{ name: 'picture', message: error.detail }];
  return error.errors.map(({ path, message }) => ({ name: path, message }));
}

/** The work on one article: its text, its picture, what of them is saved, and what goes wrong. What was typed stays through all of it. */
export function useArticleWork({ article, owner, onMade, onDone }: Options) {
  const client = useQueryClient();
  const [name, setName] = useState(article?.id ?? 'new');
  const [kept] = useState(() => findArticleCopy(owner, name));
  const [saved, setSaved] = useState(article);
  const [version, setVersion] = useState(kept?.version ?? article?.version ?? 0);
  const [baseline, setBaseline] = useState(textOf(article));
  const [text, setText] = useState(kept?.text ?? baseline);
  const [picture, setPicture] = useState(none);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [savedAt, setSavedAt] = useState<Date>();

  const isTextDirty = !isSameText(text, baseline);
  const isDirty = isTextDirty || picture.kind !== 'none';

  useEffect(() => {
    if (!isTextDirty) {
      dropArticleCopy(owner, name);
      return undefined;
    }
    const copy = { text, version: saved === null ? null : version };
    const timer = setTimeout(() => keepArticleCopy(owner, name, copy), copyDelay);
    return () => clearTimeout(timer);
  }, [isTextDirty, text, saved, version, owner, name]);

  function adopt(fresh: WrittenArticle) {
    setSaved(fresh);
    setVersion(fresh.version);
  }

  async function saveText(as: number): Promise<WrittenArticle> {
    if (saved !== null && !isTextDirty) return saved;
    const body = text;
    const fresh =
      saved === null
        ? await call(articles.create, { body })
        : await call(articles.save, { params: { id: saved.id }, body: { ...body, version: as } });
    adopt(fresh);
    setBaseline(body);
    dropArticleCopy(owner, name);
    setName(fresh.id);
    if (saved === null) onMade(fresh.id);
    return fresh;
  }

  async function savePicture({ id }: WrittenArticle): Promise<WrittenArticle | null> {
    if (picture.kind === 'none') return null;
    const params = { id };
    const fresh =
      picture.kind === 'chosen'
        ? await call(articles.setImage, { params, body: picture.file })
        : await call(articles.removeImage, { params });
    // The version is the text's, which somebody else may have saved meanwhile.
    setSaved((before) => before && { ...before, image_id: fresh.image_id });
    setPicture(none);
    return fresh;
  }

  async function run({ act, version: as = version }: Asked): Promise<WrittenArticle> {
    // Taking an article back must not wait for what is half written.
    if (act === 'unpublish' && saved !== null) {
      const fresh = await call(articles.unpublish, { params: { id: saved.id }, body: { version: as } });
      adopt({ ...fresh, image_id: saved.image_id });
      return fresh;
    }
    const written = await saveText(as);
    const pictured = await savePicture(written);
    if (act === 'save') return pictured ?? written;
    const fresh = await call(articles.publish, { params: { id: written.id }, body: { version: written.version } });
    adopt(fresh);
    return fresh;
  }

  const mutation = useMutation({
    mutationFn: run,
    onSuccess(fresh, { act }) {
      setSavedAt(new Date());
      onDone(act, fresh);
      return client.invalidateQueries({ queryKey: adminKey, refetchType: 'none' });
    },
    onError: (error) => setProblems(fieldProblems(error)),
  });

  function start(asked: Asked) {
    if (mutation.isPending) return;
    const missing = text.title.trim() === '' ? [{ name: 'title', message: 'Please input a title!' }] : [];
    setProblems(missing);
    if (missing.length === 0) mutation.mutate(asked);
    else mutation.reset();
  }
  const right = (field: string) =>
    setProblems((before) =>
      before.some(({ name: at }) => at === field) ? before.filter(({ name: at }) => at !== field) : before,
    );

  return {
    saved,
    text,
    picture,
    isDirty,
    problems,
    savedAt,
    isRestored: kept !== null && savedAt === undefined,
    pending: mutation.isPending ? mutation.variables.act : null,
    stale: isProblem(mutation.error, 'article.stale') ? mutation.error : null,
    failure: mutation.error !== null && problems.length === 0 ? mutation.error : null,
    start,
    /** Saves over what somebody else has saved: the person has seen the question. */
    overwrite: () =>
      start({ act: 'save', version: Number(isProblem(mutation.error) && mutation.error.extra['version']) }),
    type(change: Partial<ArticleText>) {
      setText((before) => ({ ...before, ...change }));
      for (const field of Object.keys(change)) right(field);
    },
    /** The editor has read the html, and writes it in its own way: that is no change. */
    ready(html: string) {
      setText((before) => ({ ...before, html }));
      if (kept === null) setBaseline((before) => ({ ...before, html }));
    },
    choose(change: PictureChange) {
      const problem = change.kind === 'chosen' ? pictureProblem(change.file) : null;
      right('picture');
      if (problem !== null) setProblems((before) => [...before, { name: 'picture', message: problem }]);
      else setPicture(change.kind === 'removed' && saved?.image_id == null ? none : change);
    },
    forget: () => dropArticleCopy(owner, name),
  };
}

export type ArticleWork = ReturnType<typeof useArticleWork>;
