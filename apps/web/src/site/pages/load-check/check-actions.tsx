import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import fieldCss from '#ui/form/field.module.css';
import css from './check-actions.module.css';
import type { CheckedForm } from './check-verdict.ts';
import type { CheckLinks, LoadCheckTexts } from './load-check-texts.ts';
import { OrderLink } from './order-link.tsx';

type Props = { checked: CheckedForm; texts: LoadCheckTexts; links: CheckLinks };

export function CheckActions({ checked, texts, links }: Props) {
  return (
    <div className={classNames('no-print', css['actions'])}>
      <OrderLink {...{ checked, texts, links }} />
      <ShareLink href={new URL(`${links.self}${checked.search}`, window.location.origin).href} texts={texts} />
      <Button onClick={() => window.print()}>{texts.print}</Button>
    </div>
  );
}

/** The link is also plain text, which can be selected where the clipboard is refused. */
function ShareLink({ href, texts }: { href: string; texts: LoadCheckTexts }) {
  const base = useId();
  const [outcome, setOutcome] = useState({ href, text: '' });
  const ids = { id: base, label: `${base}l`, hint: `${base}h`, error: `${base}e`, reading: `${base}r` };

  function copy() {
    // Insecure origins have no clipboard at all.
    const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setOutcome({ href, text: texts.copied }),
      () => setOutcome({ href, text: texts.notCopied }),
    );
  }

  return (
    <div className={css['share']}>
      <Field ids={ids} label={texts.share}>
        <div className={fieldCss['box']}>
          <input
            id={ids.id}
            className={fieldCss['control']}
            readOnly
            value={href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </Field>
      <Button onClick={copy}>{texts.copy}</Button>
      <p role="status" className="whole-row size-small strong hidden-when-empty">
        {outcome.href === href && outcome.text}
      </p>
    </div>
  );
}
