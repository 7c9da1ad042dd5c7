import { useSyncExternalStore } from 'react';
import { chooseSingleKeys, onSingleKeys, singleKeysOn } from '../lib/single-keys.ts';
import { Modal } from '../ui/modal.tsx';
import { Switch } from '../ui/switch.tsx';
import css from './keys-modal.module.css';

type Line = { keys: readonly string[]; does: string; isSingle?: true };

const lines: readonly Line[] = [
  { keys: ['j', '↓'], does: 'Next row; ↓ also leads from the search into the list' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['/'], does: 'Search', isSingle: true },
  { keys: ['?'], does: 'Show these keys', isSingle: true },
  { keys: ['Esc'], does: 'Close what stands in front' },
];

const isSign = (key: string) => key.length === 1 && !'↑↓'.includes(key);

/** What the keys of the admin's lists do, and the switch for those of them that are a letter or a sign. */
export function KeysModal({ onClose }: { onClose: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, singleKeysOn);
  const inForce = lines
    .filter(({ isSingle }) => singleKeys || isSingle === undefined)
    .map(({ keys, does }) => ({ keys: keys.filter((key) => singleKeys || !isSign(key)), does }));
  return (
    <Modal title="Keys" size="small" onClose={onClose}>
      <table className={css['keys']}>
        <caption className="visually-hidden">Keys in lists</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {inForce.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <kbd className={css['key']}>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css['choice']}>
        <Switch label="Single-key shortcuts" checked={singleKeys} onChange={chooseSingleKeys} />
        <p className={css['hint']}>
          {singleKeys
            ? 'Letters and signs work outside of fields. Switch them off if you dictate, or press keys by accident.'
            : 'Letters and signs do nothing. Arrows and Enter work all the same.'}
        </p>
      </div>
    </Modal>
  );
}
