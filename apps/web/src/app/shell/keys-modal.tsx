import { useSyncExternalStore } from 'react';
import { chooseSingleKeys, onSingleKeys, areSingleKeysOn } from '#lib/single-keys.ts';
import { listPageKeys, onPageKeys } from '#lib/page-keys.ts';
import * as texts from '../app.texts.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { Switch } from '#ui/switch.tsx';
import css from './keys-modal.module.css';

type Line = { keys: readonly string[]; does: string; isSingle?: true };

const lines: readonly Line[] = [
  { keys: ['j', '↓'], does: texts.nextRow },
  { keys: ['k', '↑'], does: texts.previousRow },
  { keys: ['Enter'], does: texts.openTheRow },
  { keys: ['s'], does: texts.searchList, isSingle: true },
  { keys: ['/'], does: texts.findInAllOrders, isSingle: true },
  { keys: ['?'], does: texts.showTheseKeys, isSingle: true },
  { keys: ['Esc'], does: texts.closeFront },
];

const isSign = (key: string) => key.length === 1 && !'↑↓'.includes(key);

export function KeysModal({ onClose }: { onClose: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  const pageKeys = useSyncExternalStore(onPageKeys, listPageKeys);
  const ofPage = pageKeys.map(({ key, does }): Line => ({ keys: [key], does, isSingle: true }));
  const inForce = [...lines.slice(0, 3), ...ofPage, ...lines.slice(3)]
    .filter(({ isSingle }) => singleKeys || isSingle === undefined)
    .map(({ keys, does }) => ({ keys: keys.filter((key) => singleKeys || !isSign(key)), does }));
  return (
    <Modal title={texts.keys} size="small" onClose={onClose}>
      <table className={css['keys']}>
        <caption className="visually-hidden">{texts.keysInLists}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.whatItDoes}</th>
          </tr>
        </thead>
        <tbody>
          {inForce.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && texts.or}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stack align-start gap-8 above-20">
        <Switch label={texts.singleKeyShortcuts} checked={singleKeys} onChange={chooseSingleKeys} />
        <p className="hint">{singleKeys ? texts.singleKeysOn : texts.singleKeysOff}</p>
      </div>
    </Modal>
  );
}
