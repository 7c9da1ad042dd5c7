import * as texts from './blog.texts.ts';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

/** Replaces the blog pages when a Ghost site hosts the articles. */
export function GhostBlog({ adminUrl }: { adminUrl: string }) {
  return (
    <>
      <PageTitle>{texts.blog}</PageTitle>
      <EmptyState
        title={texts.writtenInGhost}
        action={
          <ButtonAnchor href={adminUrl} look="primary" target="_blank" rel="noopener">
            {texts.openGhost}
          </ButtonAnchor>
        }
      >
        {texts.whatGhostDoes}
      </EmptyState>
    </>
  );
}
