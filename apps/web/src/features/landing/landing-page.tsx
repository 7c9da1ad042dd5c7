import { branding } from '../../lib/branding.ts';
import css from './landing-page.module.css';
import { LandingRuler, LandingTruck } from './landing-truck.tsx';

/** Sign-in and sign-up are addresses; `site.tsx` opens them as modals on this page. */
export type LandingLinks = { signIn: string; signUp: string };

// Spec [1].
const statistics = [
  { figure: '10', what: 'Years on the market' },
  { figure: '8', what: 'Companies' },
  { figure: '400+', what: 'Employees' },
];
const permitKinds = ['Oversize', 'Overweight', 'Superload', 'Specialty'];

function Facts() {
  return (
    <section aria-label={`${branding.name} in figures`} className={css['facts']}>
      <dl className={css['statistics']}>
        {statistics.map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="permit-kinds">
        <h2 id="permit-kinds">Four kinds of permit</h2>
        <ul className={css['kinds']}>
          {permitKinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** The page of visitors: plain markup, made when the site is built. */
export function LandingPage({ links }: { links: LandingLinks }) {
  return (
    <>
      <div className={css['hero']}>
        <div className={css['pitch']}>
          <h1 className={css['headline']}>
            <span>Your load doesn’t fit.</span> <span>Your paperwork will.</span>
          </h1>
          <div>
            <p className={css['lead']}>
              Order oversize and overweight permits for every state on your route in one form. Pay by card, then track
              each permit until it is issued.
            </p>
            <a href={links.signUp} className={css['start']}>
              Get started
            </a>
          </div>
        </div>
        <div className={css['drawing']}>
          <LandingTruck />
        </div>
      </div>
      <div className={css['road']}>
        <LandingRuler />
      </div>
      <Facts />
    </>
  );
}
