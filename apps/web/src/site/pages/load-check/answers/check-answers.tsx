import {
  axleKeys,
  dimensionKeys,
  formatLength,
  formatPounds,
  inches,
  isOrderable,
  isOrdered,
  pounds,
  getRecordedTrailer,
  toChargedLoad,
  type KnownFacts,
} from '@wideload/domain';
import { LazyChargePanel } from '../../../../product/charges/lazy-charges.tsx';
import { useDebounced } from '../../../../lib/forms/use-debounced.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import css from './check-answers.module.css';
import { CheckActions } from './check-actions.tsx';
import { buildHeadline, listMissing, type CheckedForm } from './check-verdict.ts';
import type { CheckLinks, CheckWords } from '../load-check-texts.ts';
import { toFacts, type LoadForm } from '../load-form.ts';
import { formatFieldLabel, truncate } from '../field-problems.ts';
import { StateAnswer } from './state-answer.tsx';

/** Screen readers announce the verdict, and a half-typed number would be a false alarm. */
const debounceMs = 700;
/** More open states would fill the page. */
const maxOpen = 3;

type Props = { form: LoadForm; checked: CheckedForm; words: CheckWords; links: CheckLinks };
type AnswersProps = Props & {
  isFromAddress: boolean;
};

export function CheckAnswers({ form, checked, words, links, isFromAddress }: AnswersProps) {
  const { texts } = words;
  const headline = buildHeadline(form, checked, texts);
  const verdict = `${headline.tone}\n${headline.title}\n${headline.text}`;
  const settled = useDebounced(verdict, debounceMs);
  // A load from a link was never half typed.
  const [tone, title = '', text = ''] = (isFromAddress ? verdict : settled).split('\n');
  const isShown = checked.states.length > 0 && checked.hasFigures;
  return (
    <div className={css['answers']}>
      <div className={css['strip']} data-tone={tone}>
        <Banner tone={tone === 'loud' ? 'loud' : 'plain'} title={title}>
          {text}
        </Banner>
      </div>
      {isShown && <Answers {...{ form, checked, words, links }} />}
    </div>
  );
}

function Answers({ form, checked, words, links }: Props) {
  const { texts } = words;
  const { check, states, days, unknown, unread } = checked;
  const needing = check.rows.filter(({ need }) => need.verdict === 'needs');
  const isAnyOrdered = check.rows.some(({ need }) => isOrdered(need));
  const change =
    needing.length > 1
      ? texts.change(
          check.change ?? [],
          needing.map(({ need }) => need.state),
        )
      : '';
  const missing = listMissing(form, texts);
  const facts = toFacts(form);
  return (
    <>
      <PrintedLoad {...{ form, checked, words }} />
      {needing.length > 0 && missing !== '' && <p className="hint">{texts.stillMissing(missing)}</p>}
      {change !== '' && <p className="strong">{change}</p>}
      {unknown.length > 0 && <p className="hint">{texts.noTotalYet(truncate(unknown.join(', ')))}</p>}
      {unread.length > 0 && (
        <p className="hint">{texts.noTotalUntilRead(texts.list(unread.map((key) => formatFieldLabel(key, texts))))}</p>
      )}
      {isAnyOrdered && unknown.length + unread.length === 0 && <Total {...{ checked, facts, words }} />}
      <CheckActions {...{ checked, texts, links }} />
      <ul className={css['states']}>
        {check.rows.map((row) => (
          <li key={row.need.state}>
            <StateAnswer {...{ row, facts, days, words, links }} isOpen={states.length <= maxOpen} />
          </li>
        ))}
      </ul>
      <p className="small-print">{texts.notChecked}</p>
    </>
  );
}

type TotalProps = { checked: CheckedForm; facts: KnownFacts; words: CheckWords };

function Total({ checked: { check, days, states }, facts, words: { texts, charges, map } }: TotalProps) {
  const permits = check.rows.filter(({ fee }) => fee !== null).length;
  const unsold = states.filter((state) => !isOrderable(state));
  const depending = check.rows.filter(({ need, fee }) => need.verdict === 'depends' && fee !== null);
  return (
    <div className="stack ruled size-label padded-top-12 gap-4">
      <p className="spread size-group bold">
        <span>{texts.total}</span>
        <strong className="sum">{texts.money(check.total)}</strong>
      </p>
      <p>{texts.totalOf(permits, days)}</p>
      {depending.length > 0 && <p>{texts.dependsInTotal(depending.map(({ need }) => need.state))}</p>}
      {unsold.length > 0 && <p>{texts.leftOut(unsold)}</p>}
      <LazyChargePanel
        loads={check.rows.flatMap(({ fee }) => (fee === null ? [] : [toChargedLoad(facts, fee)]))}
        words={charges}
        nameOf={map.stateName}
      />
      <p className="small-print">{texts.feeCaveat}</p>
    </div>
  );
}

/** On paper the fields become a list. */
function PrintedLoad({ form, checked: { states, days }, words: { texts, map } }: Omit<Props, 'links'>) {
  const { weight, ...known } = toFacts(form);
  const facts = { ...known.dimensions, ...known.axles, trailer: getRecordedTrailer(known) };
  const lengths = [...dimensionKeys, 'trailer' as const, ...axleKeys].flatMap((key) => {
    const value = facts[key];
    return value === null || value === undefined
      ? []
      : [[formatFieldLabel(key, texts), formatLength(inches(value))] as const];
  });
  const rows = [
    [texts.fields.states, states.map(map.stateName).join(', ')],
    ...lengths,
    ...(weight === null ? [] : [[texts.fields.weight, formatPounds(pounds(weight))] as const]),
    [texts.fields.days, String(days)],
  ] as const;
  return (
    <dl className={classNames('print-only', css['printed'])}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
