import { queue } from '@wideload/contract/client';
import { useCallback, useState } from 'react';
import { useDeskRight } from '#product/account/for-desk.tsx';

const none: readonly string[] = [];

/** The rows that a lead has chosen on a page of the list; another page begins with none. `ids` is undefined for who assigns nothing. */
export function useChosenRows(page: object) {
  const [chosen, setChosen] = useState({ ids: none, page });
  const mayAssign = useDeskRight(queue.assign.deskRight);
  const ids = chosen.page === page ? chosen.ids : none;
  // One function for all rows of a page, so that a choice renders its own row again and no other.
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const known = before.page === page ? before.ids : none;
        return { ids: known.includes(id) ? known.filter((each) => each !== id) : [...known, id], page };
      }),
    [page],
  );
  return { chosen: mayAssign ? ids : undefined, toggle, clear: () => setChosen({ ids: none, page }) };
}
