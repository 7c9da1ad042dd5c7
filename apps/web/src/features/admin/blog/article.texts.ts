export const article = 'Article';
export const noSuchArticle = 'We could not find that article';
export const backToTheBlog = 'Back to the blog';
export const whyNoArticle = 'It was deleted, or the address is not complete.';
export const loadingTheArticle = 'Loading the article';
export const loading = 'Loading';

export const unsavedChanges = 'Unsaved changes';
export const preview = 'Preview';
export const unpublish = 'Unpublish';
export const publish = 'Publish';
export const save = 'Save';
export const newArticle = 'New article';
export const deleteIt = 'Delete';
export const discardQuestion = 'Discard your unsaved changes?';
export const throwAway = 'Discard';
export const keepWriting = 'Keep writing';
export const changesNotSaved = 'The changes of this article are not saved yet.';
export const articleSaved = (title: string) => `“${title}” is saved.`;
export const articlePublished = (title: string) => `“${title}” is published.`;
export const articleUnpublished = (title: string) => `“${title}” is a draft again.`;
export const savedAt = (time: string) => `Saved ${time}`;

export const title = 'Title';
export const language = 'Language';
export const translationOf = 'Translation of';
export const translationHint =
  'The original, in the other language: both pages then lead to each other. Leave it empty for an article of its own.';
export const noOriginal = 'No original matches. An original has one translation into each language.';
export const description = 'Description';
export const descriptionHint = 'One or two sentences, shown in lists and by search engines.';
export const descriptionOfTheImage = 'Description of the image';
export const imageDescriptionHint = 'For readers who cannot see it. Leave it empty if the image only decorates.';
export const text = 'Text';

export const isStillHere = 'What you have written is still here.';
export const saveMineOver = 'Save mine over it';
export const discardMine = 'Discard mine and show the saved one';
export const notSaved = 'Not saved';
export const deviceHadKept = 'This device kept your unsaved changes';
export const isRestoredBelow = 'It is back below, and is not saved yet.';
export const discardIt = 'Discard it';

export const previewOfTheArticle = 'Preview of the article';
export const noTitleYet = 'No title yet';

export const deleteArticleQuestion = 'Delete article?';
export const deleteArticle = 'Delete article';
export const articleDeleted = (title: string) => `“${title}” was deleted.`;
// The article's title precedes this text.
export const deletedAtOnce =
  'disappears from the public pages immediately. This cannot be undone. To take an article from the public pages and keep it, unpublish it.';
export const notRestored = 'cannot be restored. To take an article from the public pages and keep it, unpublish it.';

export const featureImage = 'Feature image';
export const imageRule = 'PNG, JPEG or WebP, at most 5 MB.';
export const asReadersSeeIt = 'As readers will see it';
export const chooseImage = 'Choose image';
export const changeImage = 'Change image';
export const removeImage = 'Remove image';
export const pictureNotLoaded = 'The picture could not be loaded.';
export const featureImageFile = 'Feature image file';

export const chooseAPicture = 'Choose a PNG, JPEG or WebP picture.';

export const formatting = 'Formatting';

export const heading = 'Heading';
export const subheading = 'Subheading';
export const bold = 'Bold';
export const italic = 'Italic';
export const code = 'Code';
export const link = 'Link';
export const bulletList = 'Bullet list';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const line = 'Line';
export const undo = 'Undo';
export const redo = 'Redo';

export const removeLink = 'Remove link';
export const setLink = 'Set link';
export const address = 'Address';
export const addressHint = 'Such as https://www.fhwa.dot.gov or permits@example.com';

export const typeAnAddress = 'Type a web address that begins with https:// or an e-mail address.';
