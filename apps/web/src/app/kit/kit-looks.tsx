import { DataList } from '#ui/list/data-list.tsx';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CountBadge, Sign } from '#ui/sign.tsx';
import { Spinner } from '#ui/spinner.tsx';
import css from './kit.module.css';

const tokens = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'ink',
  'ink2',
  'line',
  'edge',
  'banner',
  'link',
  'focus',
  'danger',
  'ok',
  'warn',
  'road',
  'silhouette',
  'hero',
];

export function Colors() {
  return (
    <ul className={css['swatches']}>
      {tokens.map((token) => (
        <li key={token}>
          <div className={css['swatch']} style={{ background: `var(--${token})` }} />
          {token}
        </li>
      ))}
    </ul>
  );
}

export function Type() {
  return (
    <div className="stack gap-16">
      <p className={css['figure']}>400+</p>
      <h3>Overall dimensions</h3>
      <p>Distances are entered as feet and inches, from axle center to axle center. 14′6″, 111,400 lb.</p>
      <DataList
        columns={3}
        facts={[
          { term: 'Company', value: 'Red River Transport' },
          { term: 'Docket number', value: '' },
          { term: 'State', value: 'Oklahoma' },
        ]}
      />
    </div>
  );
}

export function Signs() {
  return (
    <div className="stack gap-16">
      <div className="cluster gap-12">
        <Sign kind="pending">Pending</Sign>
        <Sign kind="draft">Draft</Sign>
        <Sign kind="approved">Approved</Sign>
        <Sign kind="rejected">Rejected</Sign>
        <Sign kind="ok">Verified</Sign>
        <Sign kind="no">Not Verified</Sign>
        <CountBadge count={3} label="unread" />
        <Spinner label="Loading" />
      </div>
      <Notice tone="ok" title="Saved">
        Everything is on the server.
      </Notice>
      <Notice tone="warn" title="No permits needed">
        Texas: width 8′6″ of 8′6″ allowed.
      </Notice>
      <Notice tone="danger">Something went wrong, try again later !</Notice>
    </div>
  );
}

export function Drawing() {
  return (
    <svg
      className="full-width"
      viewBox="0 0 900 150"
      role="img"
      aria-label="Dimension lines: 77′0″ overall, 39′2″ in hand, one without a value"
    >
      <DimensionLine from={40} to={800} at={20} text="77′0″" />
      <DimensionLine from={80} to={260} at={80} text="17′8″" />
      <DimensionLine from={260} to={680} at={80} text="39′2″" isFocused />
      <DimensionLine from={680} to={800} at={80} text="4 to 5" isMissing />
      <DimensionLine from={20} to={140} at={860} text="15′2″" vertical />
    </svg>
  );
}
