import { useNavigate, useBlocker } from '@tanstack/react-router';
import type { WrittenArticle, WrittenArticleSummary } from '@wideload/contract';
import { useRef, useState, type FormEvent, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { articles } from '@wideload/contract/client';
import { showToast } from '#lib/toast.ts';
import * as texts from './article.texts.ts';
import { ForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { FailedLine } from '#ui/list/list-states.tsx';
import { ArticleFields } from './article-fields.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './article-editor-page.module.css';
import { ArticleStatusSign } from './article-status-sign.tsx';
import type { ArticleAction } from './run-article-action.ts';
import { useArticleWork, type ArticleWork as Work } from './use-article-work.ts';
import { readAccessToken } from '#lib/api/access-token.ts';
import { loadDataAddress, pictureQuery, type PictureChange } from './picture.ts';
import { call } from '#lib/api/api.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { Notice } from '#ui/layout/notice.tsx';

type DeleteArticleProps = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & {
  article: Pick<WrittenArticleSummary, 'id' | 'title' | 'status'>;
};

function DeleteArticle({ article: { id, title, status }, ...actions }: DeleteArticleProps) {
  return (
    <DeleteRecord
      title={texts.deleteArticleQuestion}
      confirm={texts.deleteArticle}
      remove={() => call(articles.remove, { params: { id } })}
      stale={['admin', 'articles', 'list']}
      successText={texts.articleDeleted(title)}
      {...actions}
    >
      <p>
        <strong>{title}</strong> {status === 'published' ? texts.deletedAtOnce : texts.notRestored}
      </p>
    </DeleteRecord>
  );
}

/** Undefined until the picture is loaded. */
function usePicture(saved: WrittenArticle | null, change: PictureChange) {
  const stored = useQuery(pictureQuery(saved));
  const [read, setRead] = useState<{ file: File; address: string }>();
  const file = change.kind === 'chosen' ? change.file : null;

  useEffect(() => {
    if (file === null) return undefined;
    let isOver = false;
    void loadDataAddress(file).then((address) => {
      if (!isOver) setRead({ file, address });
    });
    return () => {
      isOver = true;
    };
  }, [file]);

  if (file !== null) return { address: read?.file === file ? read.address : undefined };
  if (change.kind === 'removed' || (saved?.image_id ?? null) === null) return { address: null };
  return { address: stored.data, stored };
}

/** The browser asks before a tab closes. An ended session does not block: the device keeps a copy. */
function useNavigationBlock(isUnsaved: () => boolean) {
  return useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved() && readAccessToken() !== null,
    withResolver: true,
  });
}

const ArticlePreview = createLazyPart(async () => (await import('./article-preview.tsx')).ArticlePreview);

type OpenDialog = 'preview' | 'deletion' | null;

const successMessages = {
  save: texts.articleSaved,
  publish: texts.articlePublished,
  unpublish: texts.articleUnpublished,
} as const;

function formatSaveState({ savedAt, isDirty }: Work): string {
  if (isDirty) return texts.unsavedChanges;
  if (savedAt === undefined) return '';
  return texts.savedAt(
    savedAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  );
}

function ArticleActions({ work, onPreview }: { work: Work; onPreview: () => void }) {
  const { saved, pending, start } = work;
  const isPublished = saved?.status === 'published';
  const act = isPublished ? 'unpublish' : 'publish';
  return (
    <div className={classNames('cluster gap-8', css['acts'])}>
      <Button onClick={onPreview}>{texts.preview}</Button>
      <ForDesk right={articles.save.deskRight} what={texts.save}>
        <Button pending={pending === act} onClick={() => start({ act })}>
          {isPublished ? texts.unpublish : texts.publish}
        </Button>
        <Button type="submit" look="primary" pending={pending === 'save'}>
          {texts.save}
        </Button>
      </ForDesk>
    </div>
  );
}

type Props = {
  article: WrittenArticle | null;
  owner: string;
  onMade: (id: string) => void;
  onTakeSaved: () => void;
};

type ArticleNoticesProps = { work: Work; onTakeSaved: () => void };

function ArticleNotices({ work, onTakeSaved }: ArticleNoticesProps) {
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

export function ArticleWork({ article, owner, onMade, onTakeSaved }: Props) {
  const navigate = useNavigate();
  const onDone = (act: ArticleAction, { title }: WrittenArticle) =>
    showToast({ tone: 'ok', text: successMessages[act](title) });
  const work = useArticleWork({ article, owner, onMade, onDone });
  const { saved, isDirty } = work;
  const { address, stored } = usePicture(saved, work.picture);
  const [opened, setOpened] = useState<OpenDialog>(null);
  const isLeaving = useRef(false);
  const mayWrite = useDeskRight(articles.save.deskRight);
  const question = useNavigationBlock(() => isDirty && !isLeaving.current);

  function leave() {
    isLeaving.current = true;
    work.discard();
    void navigate({ to: '/blog' });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mayWrite) work.start({ act: 'save' });
  }
  return (
    <>
      <div className="below-8">
        <ButtonLink look="link" to="/blog">
          {texts.backToTheBlog}
        </ButtonLink>
      </div>
      <PageTitle action={<ArticleStatusSign status={saved?.status ?? 'draft'} />}>
        {saved === null ? texts.newArticle : texts.article}
      </PageTitle>
      <form noValidate data-kept="" onSubmit={submit}>
        <ErrorSummary problems={work.problems} />
        <div className="hidden-when-empty below-16">
          <ArticleNotices
            work={work}
            onTakeSaved={() => {
              work.discard();
              onTakeSaved();
            }}
          />
        </div>
        <Panel className="stack gap-20">
          <ArticleFields
            work={work}
            address={address}
            pictureFailure={stored && <FailedLine query={stored} text={texts.pictureNotLoaded} />}
          />
        </Panel>
        <FormActions
          back={
            saved &&
            mayWrite && (
              <Button look="danger" onClick={() => setOpened('deletion')}>
                {texts.deleteIt}
              </Button>
            )
          }
          saved={formatSaveState(work)}
          next={<ArticleActions work={work} onPreview={() => setOpened('preview')} />}
        />
      </form>
      {opened === 'preview' && <ArticlePreview text={work.text} address={address} onClose={() => setOpened(null)} />}
      {opened === 'deletion' && saved && (
        <DeleteArticle article={saved} onClose={() => setOpened(null)} onDeleted={leave} />
      )}
      {question.status === 'blocked' && (
        <ConfirmModal
          title={texts.discardQuestion}
          confirm={texts.throwAway}
          cancel={texts.keepWriting}
          onConfirm={() => {
            work.discard();
            question.proceed();
          }}
          onCancel={question.reset}
        >
          <p>{texts.changesNotSaved}</p>
        </ConfirmModal>
      )}
    </>
  );
}
