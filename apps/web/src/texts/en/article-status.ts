/** Whether an article is published. */
export const published = 'Published';

export const draft = 'Draft';
