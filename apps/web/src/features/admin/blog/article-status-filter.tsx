import { articleStatuses, type ArticleStatus } from '@wideload/contract/client';
import * as texts from './blog.texts.ts';
import { FilterChoices } from '../../../ui/list/filter-choices.tsx';
import { statusWords } from './article-status-sign.tsx';

type Props = {
  /** Undefined: drafts and published ones. */
  status: ArticleStatus | undefined;
  onStatus: (status: ArticleStatus | undefined) => void;
};

const choices = [
  { key: undefined, word: texts.all },
  ...articleStatuses.map((key) => ({ key, word: statusWords[key] })),
];

/** Chooses the status whose articles are listed. */
export function ArticleStatusFilter({ status, onStatus }: Props) {
  return <FilterChoices label={texts.filterByStatus} choices={choices} chosen={status} onChoose={onStatus} />;
}
