import { formatFeet, formatState, howManyStates, joinStates } from './article-figures.ts';
import { type DemoArticle, toPictures } from './demo-article.ts';
import { escortsInSpanish } from './es/escorts.ts';
import {
  formatLengthWithStates,
  getEscorts,
  moreGenerousOnFourLanes,
  renderEscortEntry,
  statesAtFourteenFeet,
  statesAtTwelveFeet,
  statesBeforeTwelveFeet,
  statesBeyondFourteenFeet,
} from './escort-figures.ts';

// Figures and notes: packages/domain/data/states, each with its sources.
export const escorts: DemoArticle = {
  daysAgo: 9,
  pictures: toPictures('escorts'),
  inSpanish: escortsInSpanish,
  body: {
    title: 'How escorts work, state by state',
    description:
      'When a pilot car has to drive ahead or behind, what it does there, and why twelve feet wide means one thing in Texas and another in Oklahoma.',
    feature_image_alt:
      'A map of the United States colored by the width over which a load needs an escort: 12 feet in most states, 14 feet in Texas, up to 20 feet in South Dakota.',
    html: `<p>An escort, or pilot car, is a car with a sign, amber lights and a radio that travels with an oversize load. It warns others, sees what the driver cannot see, and on narrow roads keeps oncoming traffic away from the center line. It is also the part of a trip that is most often planned too late, because no two states require it the same way.</p>
<h2>Ahead or behind</h2>
<p>On two-lane roads the escort usually drives <strong>ahead</strong>, to warn oncoming drivers before they meet the load in a curve. On divided highways it usually drives <strong>behind</strong>, where traffic comes from. A very wide load gets both, and a long one gets a car behind that watches the tail in turns. A very high one gets a car with a <em>height pole</em>: a rod, set a few inches higher than the load, that touches a wire or a bridge before the load does.</p>
<h2>Twelve feet is the usual line</h2>
<p>Of the ${howManyStates} states for which we sell permits, ${statesAtTwelveFeet.length} ask for the first escort at 12 feet of width on roads with two lanes. The others differ, as the map above shows:</p>
<ul>
<li><p><strong>Earlier:</strong> ${joinStates(statesBeforeTwelveFeet, 'en')}, where narrow roads leave less room.</p></li>
<li><p><strong>At 14 feet:</strong> ${joinStates(statesAtFourteenFeet, 'en')}.</p></li>
<li><p><strong>Later still:</strong> ${joinStates(statesBeyondFourteenFeet, 'en')}.</p></li>
</ul>
<p>Width is only one of three questions. Most states ask for an escort beyond a certain length as well, which begins at ${formatLengthWithStates(900, 'en')} and only at ${formatLengthWithStates(1500, 'en')}. And beyond a certain height a car with a pole has to go first.</p>
<h2>Two lanes or four</h2>
<p>${moreGenerousOnFourLanes.length} states are more generous on roads with several lanes in each direction. ${formatState('IA', 'en')} asks for an escort beyond ${formatFeet(getEscorts('IA').widthIn, 'en')} on a two-lane road and beyond ${formatFeet(getEscorts('IA').widthMultilaneIn, 'en')} on a larger one; ${formatState('NV', 'en')} moves from ${formatFeet(getEscorts('NV').widthIn, 'en')} to ${formatFeet(getEscorts('NV').widthMultilaneIn, 'en')}. ${formatState('SD', 'en')} does it the other way round: ${formatFeet(getEscorts('SD').widthMultilaneIn, 'en')} on the Interstate, ${formatFeet(getEscorts('SD').widthIn, 'en')} on its quiet state highways. So the route decides as much as the load does.</p>
<h2>Five states on one page</h2>
<ul>
${[
  renderEscortEntry(
    'TX',
    'Two escorts beyond 16 feet, 125 feet or 18 feet, or when two of the dimensions each need one.',
    'en',
  ),
  renderEscortEntry('OK', 'So a load 13 feet wide that crossed Texas alone meets its escort at the Red River.', 'en'),
  renderEscortEntry(
    'OH',
    'Two conditions together need two escorts, and beyond 16 feet of width law enforcement rides along.',
    'en',
  ),
  renderEscortEntry('PA', 'The police come along beyond 16 feet of width, 160 feet of length or 201,000 pounds.', 'en'),
  renderEscortEntry('NH', 'The limit itself already counts: exactly 12 feet is too wide to travel alone.', 'en'),
].join('\n')}
</ul>
<h2>When a car is not enough</h2>
<p>Over a certain size, states send their own people. Police escorts are booked through the state, charge by the hour or the mile, and are hard to get on Fridays and before holidays. High loads can also need utility crews to lift wires and signals. Both belong in the plan, and in the price, from day one.</p>
<h2>Before you set off</h2>
<ol>
<li><p>Read the permit of every state for its own rule. Your escorts change at the state line, and someone has to be waiting there.</p></li>
<li><p>Book escorts for the days on the permit, not for the days you hope for.</p></li>
<li><p>Ask whether the drivers are certified. Several states require it, and not all of them accept each other's certificates.</p></li>
<li><p>Agree on a channel, on who talks, and on where to stop.</p></li>
<li><p>Walk around the load together and read the permit aloud. It is the only paper that counts.</p></li>
</ol>
<p>The figures here come from our own rules, each with its source, which you will find on each state's page. What escort drivers learn is in the <a href="https://ops.fhwa.dot.gov/publications/fhwahop16050/index.htm">training manual</a> of the Federal Highway Administration.</p>`,
  },
};
