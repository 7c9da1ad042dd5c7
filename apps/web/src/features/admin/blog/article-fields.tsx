import * as texts from './article.texts.ts';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { ArticleWork } from './use-article-work.ts';
import { articleImageTypes, languages, type Language } from '@wideload/contract/client';
import { useRef, type ChangeEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field, toFieldId, useFieldIds } from '#ui/form/field.tsx';
import css from './picture-field.module.css';
import type { PictureChange } from './picture.ts';
import { useQuery } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { languageWords } from './blog.texts.ts';
import { buildChoicesFailure } from '#ui/form/choices-failure.ts';
import { Combobox, type Choice } from '#ui/form/combobox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { originalsQuery } from './articles.queries.ts';
import type { ArticleText } from './article-text.ts';

type Props = {
  work: ArticleWork;
  address: string | null | undefined;
  pictureFailure: ReactNode;
};

type Original = NonNullable<WrittenArticle['translation_of']>;
type LanguageFieldsProps = {
  /** Null before the first save. */
  saved: WrittenArticle | null;
  text: Pick<ArticleText, 'language' | 'translation_of'>;
  onChange: (change: Partial<ArticleText>) => void;
  findError: (name: string) => string | undefined;
};

const languageOptions = languages.map((language) => ({ value: language, label: languageWords[language] }));

/** The original as it is saved, as long as the language is the saved one too. */
function findSavedOriginal(saved: WrittenArticle | null, language: Language): Original | null {
  return saved?.language === language ? saved.translation_of : null;
}

type Found = { saved: WrittenArticle | null; original: Original | null; found: readonly Original[] };

/** The saved original has its translation, this one, and so is not among those of the server. */
function listChoices({ saved, original, found }: Found): Choice[] {
  const others = found.filter(({ id }) => id !== saved?.id && id !== original?.id);
  return [...(original === null ? [] : [original]), ...others].map(({ id, title }) => ({ value: id, label: title }));
}

function LanguageFields({ saved, text, onChange, findError }: LanguageFieldsProps) {
  const [search, setSearch] = useState('');
  const originals = useQuery(originalsQuery(text.language, search));
  return (
    <FieldGrid columns={2}>
      <SelectField
        label={texts.language}
        name="language"
        options={languageOptions}
        value={text.language}
        error={findError('language')}
        onChange={({ target }) => {
          const language = languages.find((one) => one === target.value) ?? languages[0];
          // The original of a translation is in another language.
          onChange({ language, translation_of: findSavedOriginal(saved, language)?.id ?? null });
          setSearch('');
        }}
      />
      <Combobox
        label={texts.translationOf}
        name="translation_of"
        hint={texts.translationHint}
        optional
        choices={listChoices({
          saved,
          original: findSavedOriginal(saved, text.language),
          found: originals.data?.items ?? [],
        })}
        value={text.translation_of ?? ''}
        nothing={texts.noOriginal}
        {...buildChoicesFailure(originals, findError('translation_of'))}
        onSearch={setSearch}
        onChange={(id) => onChange({ translation_of: id === '' ? null : id })}
      />
    </FieldGrid>
  );
}

export function ArticleFields({ work, address, pictureFailure }: Props) {
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
      <PictureField address={address} failure={pictureFailure} error={findError('picture')} onChange={work.choose} />
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
  failure: ReactNode;
  error: string | undefined;
  onChange: (change: PictureChange) => void;
};

/** The picture is uploaded with the next save. */
function PictureField({ address, failure, error, onChange }: PictureFieldProps) {
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
      {failure}
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
