import { articleImageTypes } from '@wideload/contract/client';
import { useRef, type ChangeEvent } from 'react';
import * as texts from './article.texts.ts';
import { Button } from '#ui/button.tsx';
import { Field, toFieldId, useFieldIds } from '#ui/form/field.tsx';
import css from './picture-field.module.css';
import type { PictureChange } from './picture.ts';

type Props = {
  address: string | null | undefined;
  error: string | undefined;
  onChange: (change: PictureChange) => void;
};

/** The picture is uploaded with the next save. */
export function PictureField({ address, error, onChange }: Props) {
  const ids = useFieldIds({ name: 'picture' });
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the user choose the same file again after removing it.
    target.value = '';
    if (file) onChange({ kind: 'chosen', file });
  }
  return (
    <Field ids={ids} label={texts.featureImage} hint={texts.imageRule} optional error={error} group>
      {address !== null && (
        <div className={css['frame']}>
          {address !== undefined && <img src={address} alt={texts.asReadersSeeIt} className={css['picture']} />}
        </div>
      )}
      <div className="cluster gap-8">
        <Button id={toFieldId('picture')} size="small" onClick={() => input.current?.click()}>
          {address === null ? texts.chooseImage : texts.changeImage}
        </Button>
        {address !== null && (
          <Button size="small" look="danger" onClick={() => onChange({ kind: 'removed' })}>
            {texts.removeImage}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={articleImageTypes.join()}
          aria-label={texts.featureImageFile}
          hidden
          onChange={choose}
        />
      </div>
    </Field>
  );
}
