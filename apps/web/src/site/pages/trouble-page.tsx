import { seller } from '@wideload/contract/client';
import { branding } from '#lib/branding.ts';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/layout/site-page.module.css';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import header from '../frame/site-header.module.css';
import css from './trouble-page.module.css';
import type { TroubleTexts } from './trouble-text.ts';

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
