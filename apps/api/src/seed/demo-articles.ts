import type { ArticleBody } from '@wideload/contract';
import type { Admin } from '../actor.ts';
import { after, DAY } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { beginArticle, showArticle } from '../features/articles/articles.service.ts';
import { happeningAt } from './happening-at.ts';

type DemoArticle = { daysAgo: number; body: ArticleBody };

// Figures: 23 CFR 658.13, 658.15 and 658.17, 23 U.S.C. 127; escorts as the states' own pages had them when packages/domain/data was made.
const demoArticles: readonly DemoArticle[] = [
  {
    daysAgo: 24,
    body: {
      title: 'What an oversize permit is, and when you need one',
      description:
        'The legal envelope is 8 feet 6 inches wide and 80,000 pounds. Beyond it every state that you cross wants to be asked first.',
      feature_image_alt: '',
      html: `<p>A road is built for a vehicle of a certain size. On the National Network that is a truck <strong>8 feet 6 inches wide</strong>, on the Interstates one of at most <strong>80,000 pounds</strong>. Height and length are for each state to set: 13 feet 6 inches to 14 feet 6 inches high is usual, and most trailers may be 53 feet long.</p>
<p>A load that can be taken apart has to be. One that cannot, a transformer or a bridge girder for instance, is called <em>non-divisible</em>, and may go beyond these limits with a permit.</p>
<h2>One permit for each state</h2>
<p>There is no federal permit. Each state decides about its own roads, and issues its own permit for one truck, one trailer, one load, one route and a few days. A load from Texas to Ohio that is too wide for all of them needs a permit of every state on the way.</p>
<h2>What the permit says</h2>
<ul>
<li><p>The dimensions and weights that were asked for. What rolls must not be larger.</p></li>
<li><p>The route, road by road. Leaving it is travelling without a permit.</p></li>
<li><p>When you may move: often between sunrise and sunset, and not on some holidays.</p></li>
<li><p>Whether you need escorts, signs, flags and lights.</p></li>
</ul>
<h2>Too heavy is a question of axles</h2>
<p>A truck can weigh less than 80,000 pounds and still be too heavy: what counts as well is how much stands on each axle, and how far the axles are apart. The federal bridge formula says how much a group of axles may carry. Five axles close together do more harm to a bridge than five axles far apart.</p>
<blockquote><p>Measure the load on the trailer, tied down, with everything that sticks out. An inch too little on paper is an inch too much on the road.</p></blockquote>
<p>The federal limits are explained by the <a href="https://ops.fhwa.dot.gov/freight/policy/rpt_congress/truck_sw_laws/index.htm">Federal Highway Administration</a>.</p>`,
    },
  },
  {
    daysAgo: 9,
    body: {
      title: 'How escorts work',
      description:
        'When a pilot car has to drive ahead or behind, what it does there, and why Texas and Ohio do not agree about it.',
      feature_image_alt: '',
      html: `<p>An escort, or pilot car, is a car with a sign, amber lights and a radio that travels with an oversize load. It warns others, sees what the driver cannot see, and on narrow roads keeps oncoming traffic away from the middle.</p>
<h2>Ahead or behind</h2>
<p>On roads with two lanes the escort usually drives <strong>ahead</strong>, so that oncoming drivers are warned. On roads with more lanes it drives <strong>behind</strong>, where traffic comes from. A load that is very wide gets both, and a very high one gets a car with a <em>height pole</em>: a rod, set a few inches higher than the load, that touches a wire or a bridge before the load does.</p>
<h2>Every state has its own figures</h2>
<p>Texas wants an escort beyond 14 feet of width, 110 feet of length or 17 feet of height, and two of them beyond 16 feet, 125 feet or 18 feet. Other states draw the line elsewhere, some at 12 feet of width already; Ohio adds law enforcement beyond 16 feet. The permit of each state says what it asks for on its own roads, so the convoy changes at the border.</p>
<h2>Before you set off</h2>
<ol>
<li><p>Book escorts for the days on the permit, not for those that you hope for.</p></li>
<li><p>Ask whether the drivers are certified. Several states demand it, and not all of them accept each other's certificates.</p></li>
<li><p>Agree on a channel, on who speaks, and on where to stop.</p></li>
<li><p>Walk around the load together and read the permit aloud. It is the only paper that counts.</p></li>
</ol>
<p>What escort drivers learn is in the <a href="https://ops.fhwa.dot.gov/publications/fhwahop16050/index.htm">training manual</a> of the Federal Highway Administration.</p>`,
    },
  },
];

/** Two published articles of the demo admin; none where a Ghost site has the articles. */
export async function seedArticles(deps: Deps, tx: Tx, by: Admin): Promise<void> {
  if (deps.config.blog.kind !== 'database') return;
  for (const { daysAgo, body } of demoArticles) {
    await happeningAt(deps, after(deps.clock.now(), -daysAgo * DAY), async (then) => {
      await showArticle(then, tx, by, await beginArticle(then, tx, by, body));
    });
  }
}
