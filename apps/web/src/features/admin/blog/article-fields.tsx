import * as texts from './article.texts.ts';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { ArticleWork } from './use-article-work.ts';
import { articleImageTypes } from '@wideload/contract/client';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field, toFieldId, useFieldIds } from '#ui/form/field.tsx';
import css from './picture-field.module.css';
import type { PictureChange } from './picture.ts';

type Props = {
  work: ArticleWork;
  address: string | null | undefined;
};

export function ArticleFields({ work, address }: Props) {
  const { text, type, problems } = work;
  const findError = (name: string) => problems.find((problem) => problem.name === name)?.message;
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        value={text.title}
        error={findError('title')}
        onChange={({ target }) => type({ title: target.value })}
      />
      <LanguageFields saved={work.saved} text={text} findError={findError} onChange={type} />
      <TextArea
        label={texts.description}
        name="description"
        hint={texts.descriptionHint}
        value={text.description}
        error={findError('description')}
        onChange={({ target }) => type({ description: target.value })}
      />
      <PictureField address={address} error={findError('picture')} onChange={work.choose} />
      {address !== null && (
        <TextField
          label={texts.descriptionOfTheImage}
          name="feature_image_alt"
          hint={texts.imageDescriptionHint}
          optional
          value={text.feature_image_alt}
          error={findError('feature_image_alt')}
          onChange={({ target }) => type({ feature_image_alt: target.value })}
        />
      )}
      <RichTextField
        label={texts.text}
        name="html"
        initial={text.html}
        error={findError('html')}
        onReady={work.onReady}
        onChange={(html) => type({ html })}
      />
    </>
  );
}

type PictureFieldProps = {
  address: string | null | undefined;
  error: string | undefined;
  onChange: (change: PictureChange) => void;
};

/** The picture is uploaded with the next save. */
function PictureField({ address, error, onChange }: PictureFieldProps) {
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
