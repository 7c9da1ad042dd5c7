import { ButtonAnchor } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/list-states.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Stands in the place of the pages that write articles where a Ghost site has them. */
export function BlogElsewhere({ adminUrl }: { adminUrl: string }) {
  return (
    <>
      <PageTitle>Blog</PageTitle>
      <EmptyState
        title="Articles are written in Ghost"
        action={
          <ButtonAnchor href={adminUrl} look="primary" target="_blank" rel="noopener">
            Open the Ghost admin (new tab)
          </ButtonAnchor>
        }
      >
        This installation shows the articles of a Ghost site. What is published there stands on our public pages within
        a minute.
      </EmptyState>
    </>
  );
}
