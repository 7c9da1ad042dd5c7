export const published = 'Published';

export const draft = 'Draft';

export const title = 'Title';
export const lastChange = 'Last change';
export const status = 'Status';
export const author = 'Author';
export const noArticlesYet = 'No articles yet';
export const beginOne = 'Start one: it stays a draft until you publish it.';
export const noArticleFits = 'No matching articles';
export const showAllArticles = 'Show all articles';
export const newArticle = 'New article';
export const blog = 'Blog';
export const searchByTitle = 'Search by title';
export const articles = 'Articles';
export const nothingOfStatus = (status: string | undefined) => `There is nothing ${status}.`;
export const nothingFound = (search: string) => `No results for “${search}”. Search by any part of a title.`;

export const languageWords = { en: 'English', es: 'Spanish' } as const;
export const translationOf = (title: string) => `translation of “${title}”`;

export const notPublished = 'not published';
export const aDeletedAccount = 'A deleted account';

export const filterByStatus = 'Filter by status';
export const all = 'All';

export const writtenInGhost = 'Articles are written in Ghost';
export const openGhost = 'Open the Ghost admin (new tab)';
export const whatGhostDoes =
  'This installation shows the articles of a Ghost site. What is published there is on our public pages within a minute. Give a post in Spanish the internal tag #es.';
