import type { PacketPages, PacketPermit } from '@wideload/contract';
import { stateName, splitPhone } from '@wideload/domain';
import { useState } from 'react';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import css from './packet.module.css';
import * as texts from './packet.texts.ts';
import { PermitPages, findPacketTerm, termSigns, type PacketTerm, findStateDay } from './permit-pages.tsx';

export const toPermitId = ({ state, unit }: PacketPermit) => `${state}-${unit}`;

function findWarning(term: PacketTerm): string | null {
  return term in texts.warnings ? texts.warnings[term as keyof typeof texts.warnings] : null;
}

function Facts({ permit }: { permit: PacketPermit }) {
  const { number, firstDay, lastDay, size, truck, trailer, route } = permit;
  return (
    <dl className={css['facts']}>
      {number !== '' && (
        <>
          <dt>{texts.permitNumber}</dt>
          <dd className={css['number']}>{number}</dd>
        </>
      )}
      <dt>{texts.daysOf[permit.status]}</dt>
      <dd className="bold">{texts.fromTo(formatWeekdayAndDay(firstDay), formatWeekdayAndDay(lastDay))}</dd>
      <dt>{texts.size}</dt>
      <dd>{size}</dd>
      {truck !== '' && (
        <>
          <dt>{texts.truck}</dt>
          <dd>{truck}</dd>
        </>
      )}
      {trailer !== '' && (
        <>
          <dt>{texts.trailer}</dt>
          <dd>{trailer}</dd>
        </>
      )}
      {route.from !== '' && (
        <>
          <dt>{texts.route}</dt>
          <dd>
            {texts.fromTo(route.from, route.to)}
            {route.miles !== null && `, ${texts.miles(route.miles)}`}
            {route.roads.length > 0 && <span className="second-line">{route.roads.join(', ')}</span>}
            <span className="second-line hint">{texts.routeNote}</span>
          </dd>
        </>
      )}
    </dl>
  );
}

function Carry({ carry: { screen, note, source } }: Pick<PacketPermit, 'carry'>) {
  return (
    <section>
      <h3>{texts.screenQuestion}</h3>
      <p className="bold">{texts.screen[screen]}</p>
      {note !== null && <p>{note}</p>}
      {source !== null && (
        <p className="hint breakable">
          {texts.source}: {source.link === null ? source.words : <a href={source.link}>{source.words}</a>}
        </p>
      )}
    </section>
  );
}

function Plans({ permit: { escorts, provisions } }: { permit: PacketPermit }) {
  return (
    <>
      {escorts.length > 0 && (
        <section>
          <h3>{texts.escorts}</h3>
          <ul className="bullets">
            {escorts.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {provisions.length > 0 && (
        <details>
          <summary className="target">{texts.provisions}</summary>
          <p className="hint">{texts.provisionsNote}</p>
          <ul className="bullets">
            {provisions.map(({ term, value }) => (
              <li key={`${term} ${value}`}>
                {term}: {value}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type PapersProps = { token: string; permit: PacketPermit; pages: PacketPages | undefined };

/** The browser decodes pictures also where they are folded, so nobody waits for those of a permit that is not read. */
function Papers({ token, permit, pages }: PapersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={isOpen ? undefined : 'no-print'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="target bold">{pages === undefined ? texts.thePermit : texts.papers(pages.count)}</summary>
      {isOpen && <PermitPages token={token} permit={permit} pages={pages} />}
    </details>
  );
}

type Props = {
  token: string;
  permit: PacketPermit;
  isOnly: boolean;
  pages: PacketPages | undefined;
  onShow: () => void;
};

type Day = PacketPermit['days'][number];

function Hours({ day: { open, closed, notes } }: { day: Day }) {
  return (
    <ul className="bullets">
      <li className="bold">{open === '' ? texts.noOpenHours : texts.openHours(open)}</li>
      {[...closed, ...notes].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Today first: the other days are for planning the stop. */
function PermitHours({ permit }: { permit: PacketPermit }) {
  const today = findStateDay(permit);
  const [shown, ...later] = permit.days.filter(({ day }) => day >= today);
  if (shown === undefined) return null;
  const name = formatWeekdayAndDay(shown.day);
  return (
    <section>
      <h3>{shown.day === today ? texts.hoursToday(name) : texts.hoursOf(name)}</h3>
      <Hours day={shown} />
      {later.length > 0 && (
        <details className="above-8">
          <summary className="target">{texts.laterDays}</summary>
          {later.map((each) => (
            <div key={each.day} className="above-8">
              <h4>{formatWeekdayAndDay(each.day)}</h4>
              <Hours day={each} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** `(307) 777-4312`, and `(307) 777-4312 x12`; what is no number of ten digits stays as it is. */
function formatDigits(phone: string): string {
  const { number, extension } = splitPhone(phone);
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (line === undefined) return phone;
  return `(${area}) ${exchange}-${line}${extension === '' ? '' : ` x${extension}`}`;
}

/** A press calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+1${splitPhone(phone).number}`} className="target bold">
      {formatDigits(phone)}
    </a>
  );
}

export function PermitPart({ token, permit, isOnly, pages, onShow }: Props) {
  const { state, unit, document, office } = permit;
  const term = findPacketTerm(permit);
  const warning = findWarning(term);
  const id = toPermitId(permit);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(css['permit'], 'above-20')}>
      <Panel>
        <div className="stack gap-16">
          <div className="spread align-center">
            <h2 id={`${id}-title`}>{texts.permitOf(stateName(state), unit, isOnly)}</h2>
            <Sign kind={termSigns[term]}>{texts.terms[term]}</Sign>
          </div>
          {warning !== null && <Notice tone="danger">{warning}</Notice>}
          <Facts permit={permit} />
          {document !== null && (
            <>
              <Button look="primary" size="large" onClick={onShow}>
                {texts.showOfficer}
              </Button>
              <Papers token={token} permit={permit} pages={pages} />
            </>
          )}
          {permit.days.length > 0 && <PermitHours permit={permit} />}
          <Plans permit={permit} />
          {document !== null && <Carry carry={permit.carry} />}
          <section>
            <h3>{texts.office}</h3>
            <p>{office.name}</p>
            {office.phone === null ? <p>{texts.noPhone}</p> : <PhoneLink phone={office.phone} />}
          </section>
        </div>
      </Panel>
    </section>
  );
}
