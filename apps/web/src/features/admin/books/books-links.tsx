import { PageLinks } from '#ui/list/page-links.tsx';
import * as texts from './books.texts.ts';

export function BooksLinks() {
  return (
    <PageLinks
      label={texts.books}
      links={[
        { to: '/dashboard', label: texts.dashboard },
        { to: '/dashboard/payouts', label: texts.payouts },
        { to: '/dashboard/books', label: texts.books },
      ]}
    />
  );
}
