import * as texts from './article.texts.ts';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { ArticleWork } from './use-article-work.ts';

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
