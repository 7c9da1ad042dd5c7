import { stateName, type PermitNeed } from '@wideload/domain';
import { sourceWords } from '../source.texts.ts';
import * as texts from './load.texts.ts';
import { formatLabel, formatOpenCheck, formatWithinLimit } from './reason-sentences.ts';
import { WithinLimits, type WithinWords } from './within-limits.tsx';

const words: WithinWords = {
  limit: formatWithinLimit,
  kind: (check) => ('what' in check ? formatLabel(check) : check.code),
  notChecked: texts.notChecked,
  open: formatOpenCheck,
};

/** For people who are signed in: a state whose limits the load is within. */
export function NoPermit({ need }: { need: PermitNeed }) {
  const name = stateName(need.state);
  return (
    <>
      <p>{texts.noPermitIn(name)}</p>
      <WithinLimits {...{ need, name, words }} says={sourceWords} />
    </>
  );
}
