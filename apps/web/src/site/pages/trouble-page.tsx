import { seller, type Trouble } from '@wideload/contract/client';
import { branding } from '#lib/branding.ts';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/layout/site-page.module.css';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import header from '../frame/site-header.module.css';
import css from './trouble-page.module.css';
import type { troubleTexts } from '../texts/en/trouble.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type TroubleTexts = TextsOf<typeof troubleTexts>;

const MINUTE = 60;

export function formatWait(seconds: number, texts: TroubleTexts): string {
  if (seconds === 1) return texts.oneSecond;
  if (seconds < MINUTE) return texts.seconds(String(seconds));
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? texts.oneMinute : texts.minutes(String(minutes));
}

export function toTroubleText({ status, retryAfterSeconds }: Trouble, texts: TroubleTexts) {
  const wait = formatWait(retryAfterSeconds ?? MINUTE, texts);
  if (status === 429) return { title: texts.tooManyTitle, text: texts.tooManyText(wait), helpsAgain: true };
  if (status === 503) return { title: texts.busyTitle, text: texts.busyText(wait), helpsAgain: true };
  if (status === 405) return { title: texts.methodTitle, text: texts.methodText, helpsAgain: false };
  if (status >= 500) return { title: texts.failedTitle, text: texts.failedText, helpsAgain: false };
  return { title: texts.refusedTitle, text: texts.refusedText, helpsAgain: false };
}

type Props = { title: string; text: string; helpsAgain: boolean; home: string; texts: TroubleTexts };

/** An empty href is the requested address again. */
const sameAddress = '';

export function TroublePage({ title, text, helpsAgain, home, texts }: Props) {
  return (
    <>
      <header className={header['bar']}>
        <div className={header['header']}>
          <a href={home} className={header['home']} aria-label={`${branding.name}, ${texts.home}`}>
            <Wordmark {...branding.wordmark} />
          </a>
        </div>
      </header>
      <main id="content" className={classNames(page['page'], css['page'])}>
        <div>
          <h1 className="site-heading above-12">{title}</h1>
          <p className={page['lead']}>{text}</p>
        </div>
        <p className="cluster gap-16">
          {helpsAgain && (
            <a href={sameAddress} className={buildButtonClass({ look: 'primary' })}>
              {texts.tryAgain}
            </a>
          )}
          <a href={home} className={buildButtonClass({ look: helpsAgain ? 'outlined' : 'primary' })}>
            {texts.home}
          </a>
        </p>
        <p>
          <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`} className="target-44">
            {texts.call(seller.phone)}
          </a>
        </p>
      </main>
    </>
  );
}
