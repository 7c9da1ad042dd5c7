import { useQuery } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { languages, type Language } from '@wideload/contract/client';
import { useState } from 'react';
import * as texts from './article.texts.ts';
import { languageWords } from './blog.texts.ts';
import { Combobox, type Choice } from '#ui/form/combobox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { originalsQuery } from './articles.queries.ts';
import type { ArticleText } from './article-text.ts';

type Original = NonNullable<WrittenArticle['translation_of']>;
type Props = {
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

export function LanguageFields({ saved, text, onChange, findError }: Props) {
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
        error={findError('translation_of')}
        onSearch={setSearch}
        onChange={(id) => onChange({ translation_of: id === '' ? null : id })}
      />
    </FieldGrid>
  );
}
