import { useSyncExternalStore } from 'react';
import { onSingleKeys, areSingleKeysOn } from '#lib/single-keys.ts';
import * as texts from '../app.texts.ts';
import css from './keys-hint.module.css';

/** Also for users who have turned off the `?` key. */
export function KeysHint({ onOpen }: { onOpen: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  return (
    <button type="button" className={css['hint']} aria-haspopup="dialog" onClick={onOpen}>
      {singleKeys ? (
        <>
          {texts.press} <kbd>?</kbd> {texts.forKeys}
        </>
      ) : (
        texts.keysInLists
      )}
    </button>
  );
}
