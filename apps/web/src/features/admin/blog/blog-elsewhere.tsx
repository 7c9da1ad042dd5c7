import * as texts from './blog.texts.ts';
import { ButtonAnchor } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';

/** Stands in the place of the pages that write articles where a Ghost site has them. */
export function BlogElsewhere({ adminUrl }: { adminUrl: string }) {
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
