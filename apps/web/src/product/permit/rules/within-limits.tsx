import { toRoadLimitKind, type Check, type OpenCheck, type PermitNeed } from '@wideload/domain';
import { LimitSource } from '../source-note.tsx';
import type { SourceWords } from '../source.texts.ts';

export type WithinWords = {
  /** `Width 8′6″, 8′6″ allowed`. */
  limit: (check: Check) => string;
  /** For the question about its source. */
  kind: (check: Pick<Check, 'what' | 'axles'> | OpenCheck) => string;
  notChecked: string;
  open: (check: OpenCheck) => string;
};

type WithinLimitsProps = { need: PermitNeed; name: string; words: WithinWords; says: SourceWords };

/** Why no permit is needed: each limit that was checked with its sources, and what was not checked. */
export function WithinLimits({ need: { state, withinLimits, openChecks }, name, words, says }: WithinLimitsProps) {
  return (
    <div className="stack gap-8">
      <ul className="bullets readable">
        {withinLimits.map((check) => (
          <li key={words.limit(check)}>
            {words.limit(check)}{' '}
            <LimitSource
              state={state}
              reason={check}
              figure={says.figures.legal(name, words.kind(check))}
              words={says}
            />
          </li>
        ))}
      </ul>
      {openChecks.length > 0 && (
        <div>
          <p className="bold">{words.notChecked}</p>
          <ul className="bullets readable">
            {openChecks.map((check) => (
              <li key={words.open(check)}>
                {words.open(check)}{' '}
                {check.code === 'road-limit' && (
                  <LimitSource
                    state={state}
                    reason={{ what: toRoadLimitKind(check) }}
                    figure={says.figures.legal(name, words.kind(check))}
                    words={says}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
