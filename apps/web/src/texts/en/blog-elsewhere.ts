/** In the place of the blog where it is written in Ghost. */
export const blog = 'Blog';

export const writtenInGhost = 'Articles are written in Ghost';
export const openGhost = 'Open the Ghost admin (new tab)';
export const whatGhostDoes =
  'This installation shows the articles of a Ghost site. What is published there stands on our public pages within a minute.';
