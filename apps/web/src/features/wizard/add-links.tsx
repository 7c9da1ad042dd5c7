import { isOnBehalf } from '#lib/api/on-behalf.ts';
import { Button } from '#ui/button.tsx';

type AddLinksProps = {
  here: string;
  onHere: () => void;
  page: string;
  pageHint: string;
  onPage: () => void;
};

/** Adds a missing record over this step, or on its own page (spec [2]), from which the person comes back; an admin has no such page. */
export function AddLinks({ here, onHere, page, pageHint, onPage }: AddLinksProps) {
  return (
    <span className="cluster gap-16">
      <Button look="link" onClick={onHere}>
        {here}
      </Button>
      {!isOnBehalf() && (
        <Button look="link" title={pageHint} onClick={onPage}>
          {page}
        </Button>
      )}
    </span>
  );
}
