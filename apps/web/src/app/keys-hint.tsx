import { useSyncExternalStore } from 'react';
import { onSingleKeys, singleKeysOn } from '../lib/single-keys.ts';
import css from './keys-hint.module.css';

/** Says that there are keys, and opens their list for who does not press `?`, or has switched it off. */
export function KeysHint({ onOpen }: { onOpen: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, singleKeysOn);
  return (
    <button type="button" className={css['hint']} aria-haspopup="dialog" onClick={onOpen}>
      {singleKeys ? (
        <>
          Press <kbd className={css['key']}>?</kbd> for keys
        </>
      ) : (
        'Keys in lists'
      )}
    </button>
  );
}
