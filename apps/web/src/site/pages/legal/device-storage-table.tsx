import type { cookiesTexts } from '../../texts/en/cookies.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { classNames } from '#ui/class-names.ts';
import css from './device-storage-table.module.css';
import { deviceStorage, type StoragePlace } from './device-storage.ts';

type TableTexts = TextsOf<typeof cookiesTexts>['table'];

function Place({ place, texts }: { place: StoragePlace; texts: TableTexts }) {
  return (
    <tbody>
      <tr className={css['place']}>
        <th colSpan={3} scope="rowgroup">
          {texts.places[place]}
        </th>
      </tr>
      {deviceStorage
        .filter((kept) => kept.place === place)
        .map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{texts.items[id].purpose}</td>
            <td>{texts.items[id].lifetime}</td>
          </tr>
        ))}
    </tbody>
  );
}

export function DeviceStorageTable({ texts }: { texts: TableTexts }) {
  const places = [...new Set(deviceStorage.map(({ place }) => place))];
  return (
    <table className={classNames('table cards-when-narrow', css['table'])}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.lifetime}</th>
        </tr>
      </thead>
      {places.map((place) => (
        <Place key={place} place={place} texts={texts} />
      ))}
    </table>
  );
}
