import '#ui/global.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followMovedTexts } from '#lib/moved-texts.ts';
import css from './packet.module.css';
import * as texts from './packet.texts.ts';
import type { Packet, PacketPermit, PacketWarning } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { ThemeSwitch } from '#ui/switch.tsx';
import { OfficerView } from './officer-view.tsx';
import { usePacket, usePapers, type Copies, toAllAddress, toCalendarAddress } from './use-packet.ts';
import { PermitPart, toPermitId, PhoneLink } from './packet-permit.tsx';
import { findPacketTerm } from './permit-pages.tsx';

/** The page opens without a signal afterwards. */
async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/packet-worker.js', { scope: '/packet/' });
  } catch (refused) {
    // The page was closed in the meantime, or the browser allows no service worker: the packet then needs a signal.
    if (refused instanceof DOMException || refused instanceof TypeError) return;
    throw refused;
  }
}

const root = document.getElementById('packet');
if (root === null) throw new Error('The document has no #packet');
document.title = texts.documentTitle;

function Freshness({ packet, isFresh, onCheck }: { packet: Packet; isFresh: boolean; onCheck: () => void }) {
  const at = formatInstant(packet.readAt);
  if (isFresh)
    return (
      <p role="status" className="hint">
        {texts.upToDate(at)}
      </p>
    );
  return (
    <Notice tone="warn">
      <p>{texts.notChecked(at)}</p>
      <p className="above-8">
        <Button size="small" onClick={onCheck}>
          {texts.checkNow}
        </Button>
      </p>
    </Notice>
  );
}

function CopiesNote({ copies: { done, all, bytes } }: { copies: Copies }) {
  if (done < all) return <p className="hint no-print">{texts.saving(done, all)}</p>;
  return <p className="hint no-print">{bytes === null ? texts.notSaved : texts.saved(texts.megabytes(bytes))}</p>;
}

function StateList({ permits, isOneUnit }: { permits: readonly PacketPermit[]; isOneUnit: boolean }) {
  return (
    <nav aria-label={texts.states}>
      <ol className={css['states']}>
        {permits.map((permit) => (
          <li key={toPermitId(permit)}>
            <a href={`#${toPermitId(permit)}`} className="target">
              {texts.permitOf(stateName(permit.state), permit.unit, isOneUnit)}
            </a>
            : {texts.terms[findPacketTerm(permit)]}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type OpenProps = { token: string; packet: Packet; isFresh: boolean; onCheck: () => void };

function OpenPacket({ token, packet, isFresh, onCheck }: OpenProps) {
  const { kind, orderNumber, carrier, from, to, permits } = packet;
  const { papers, copies } = usePapers(token, packet, isFresh);
  const [shownId, setShown] = useState<string | null>(null);
  const shown = permits.find((permit) => toPermitId(permit) === shownId && permit.document !== null);
  const isOneUnit = new Set(permits.map(({ unit }) => unit)).size < 2;
  const findPages = ({ document }: PacketPermit) => (document === null ? undefined : papers.get(document));
  return (
    <>
      {/* It is read in a cab at night. */}
      <div className="cluster between">
        <h1>{texts.titles[kind]}</h1>
        <ThemeSwitch label={texts.darkTheme} />
      </div>
      <p className="strong below-12">
        {[texts.orderIs(orderNumber), from !== '' && texts.fromTo(from, to)].filter(Boolean).join(' · ')}
      </p>
      <Freshness packet={packet} isFresh={isFresh} onCheck={onCheck} />
      <CopiesNote copies={copies} />
      <Panel className="above-12">
        <p className="bold">{carrier.name}</p>
        <p>{texts.usdotIs(carrier.usdot)}</p>
        {carrier.phone !== '' && (
          <p>
            <PhoneLink phone={carrier.phone} />
          </p>
        )}
        <StateList permits={permits} isOneUnit={isOneUnit} />
        <p className="no-print">
          <a href={toCalendarAddress(token)} className="target">
            {texts.addToCalendar}
          </a>
        </p>
        {copies.all > 0 && (
          <p className="no-print">
            <a href={toAllAddress(token)} className="target bold">
              {texts.printAll}
            </a>
          </p>
        )}
      </Panel>
      {(packet.warnings ?? []).map((warning) => (
        <WarningPart key={warning._id} warning={warning} />
      ))}
      {permits.map((permit) => (
        <PermitPart
          key={toPermitId(permit)}
          token={token}
          permit={permit}
          isOnly={isOneUnit}
          pages={findPages(permit)}
          onShow={() => setShown(toPermitId(permit))}
        />
      ))}
      {kind !== 'officer' && <HelpSteps />}
      <p className="hint above-20">{texts.opensUntil(formatWeekdayAndDay(packet.lastDay))}</p>
      {shown !== undefined && (
        <OfficerView
          token={token}
          carrier={carrier}
          permit={shown}
          pages={findPages(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function PacketPage({ token }: { token: string }) {
  const { state, check } = usePacket(token);
  switch (state.what) {
    case 'loading':
      return <Spinner label={texts.loading} />;
    case 'closed':
      return (
        <>
          <h1>{texts.closedTitle}</h1>
          <p>{texts.closed}</p>
        </>
      );
    case 'failed':
      return (
        <>
          <h1>{texts.failedTitle}</h1>
          <p className="below-12">{texts.failed}</p>
          <Button look="primary" onClick={check}>
            {texts.tryAgain}
          </Button>
        </>
      );
    case 'open':
      return <OpenPacket token={token} packet={state.packet} isFresh={state.isFresh} onCheck={check} />;
  }
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ol className="bullets">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function HelpSteps() {
  return (
    <Section title={texts.help}>
      <Panel>
        <Steps title={texts.stopped} steps={texts.stoppedSteps} />
        <Steps title={texts.broken} steps={texts.brokenSteps} />
      </Panel>
    </Section>
  );
}

function WarningPart({ warning }: { warning: PacketWarning }) {
  const { state, what, was, now, toDo, source, firstDay, lastDay, isWithdrawn } = warning;
  const title = texts.warningOf(stateName(state), what);
  if (isWithdrawn) return <p className="hint above-12">{texts.noLonger(title)}</p>;
  return (
    <Notice tone="warn" title={title} className="above-12">
      {was !== '' && <p>{texts.was(was)}</p>}
      <p>{was === '' ? now : texts.now(now)}</p>
      <p className="bold">{toDo}</p>
      <p className="hint breakable">
        {texts.fromTo(formatWeekdayAndDay(firstDay), formatWeekdayAndDay(lastDay))}
        {source.words !== '' && (
          <>
            . {texts.source}: {source.link === null ? source.words : <a href={source.link}>{source.words}</a>}
          </>
        )}
      </p>
    </Notice>
  );
}

// `public/old-browser.js` has said that this browser cannot run the page.
if (!('oldBrowser' in document.documentElement.dataset)) {
  followMovedTexts(root);
  const token = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  createRoot(root).render(
    <StrictMode>
      <main className={classNames('prints-no-buttons', css['packet'])}>
        <PacketPage token={token} />
      </main>
    </StrictMode>,
  );
  void workOffline();
}
