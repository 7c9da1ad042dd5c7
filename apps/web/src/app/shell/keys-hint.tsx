import { useSyncExternalStore } from 'react';
import { onSingleKeys, singleKeysOn } from '../../lib/single-keys.ts';
import * as texts from '../app.texts.ts';
import css from './keys-hint.module.css';

/** Says that there are keys, and opens their list for who does not press `?`, or has switched it off. */
export function KeysHint({ onOpen }: { onOpen: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, singleKeysOn);
  return (
    <button type="button" className={css['hint']} aria-haspopup="dialog" onClick={onOpen}>
      {singleKeys ? (
        <>
          {texts.press} <kbd className={css['key']}>?</kbd> {texts.forKeys}
        </>
      ) : (
        texts.keysInLists
      )}
    </button>
  );
}
