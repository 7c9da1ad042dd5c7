import { stateCodes, stateName, type StateCode } from '../../basics/state-code.ts';

/** Only names that one state has: `ODOT` and `MDOT` are two or three. */
const departments: Partial<Record<StateCode, string>> = {
  AL: 'ALDOT',
  AZ: 'ADOT',
  AR: 'ArDOT',
  CA: 'Caltrans',
  CO: 'CDOT',
  CT: 'CTDOT',
  DE: 'DelDOT',
  FL: 'FDOT',
  GA: 'GDOT',
  ID: 'ITD',
  IN: 'INDOT',
  KS: 'KDOT|K-TRIPS',
  KY: 'KYTC',
  LA: 'LADOTD|La DOTD',
  MA: 'MassDOT',
  ME: 'MaineDOT',
  MN: 'MnDOT',
  MO: 'MoDOT',
  NC: 'NCDOT',
  ND: 'NDDOT',
  NH: 'NHDOT',
  NJ: 'NJDOT',
  NM: 'NMDOT',
  NY: 'NYSDOT',
  PA: 'PennDOT',
  RI: 'RIDOT',
  SC: 'SCDOT',
  SD: 'SDDOT',
  TN: 'TDOT',
  TX: 'TxDMV|TxDOT|TxPROS',
  UT: 'UDOT',
  VA: 'VDOT',
  VT: 'VTrans',
  WA: 'WSDOT',
  WI: 'WisDOT',
  WV: 'WVDOH',
  WY: 'WYDOT',
};

const bodies =
  'department|dept|dot|division|highway patrol|transportation|turnpike|permit|oversize|overweight|superload|motor carrier|bureau|single trip';
export type PdfHeading = { title: readonly string[]; head: readonly string[] };

type Patterns = { issuer: RegExp; name: RegExp };

function buildPatterns(state: StateCode): Patterns {
  // West Virginia is not Virginia.
  const name = `(?<!west )\\b${stateName(state)}\\b`;
  const short = departments[state];
  const parts = [`(?:state|commonwealth) of ${name}`, `${name} (?:state )?(?:${bodies})`];
  const issuer = short === undefined ? parts : [...parts, `\\b(?:${short})\\b`];
  return { issuer: new RegExp(issuer.join('|'), 'gi'), name: new RegExp(name, 'gi') };
}

const mentions = stateCodes.map((state) => ({
  state,
  words: [stateName(state), ...(departments[state]?.split('|') ?? [])].map((word) => word.toLowerCase()),
}));

/** A head names few of the states: only theirs are built. */
function findMentioned(text: string): StateCode[] {
  const plain = text.toLowerCase();
  return mentions.filter(({ words }) => words.some((word) => plain.includes(word))).map(({ state }) => state);
}

/** The body that issues counts more than a name alone. */
const weights = { issuer: 6, name: 1 };

/**
 * The state that issued a permit, from the words of its head; null if none or more than one is as likely. Sentences and values name the
 * states of a route, a patrol or a plate.
 * @param title above all values, where the name alone counts too
 */
export function findIssuingState({ title, head }: PdfHeading): StateCode | null {
  const [words, names] = [head.join('\n'), title.join('\n')];
  const count = (text: string, pattern: RegExp) => Math.min(3, text.match(pattern)?.length ?? 0);
  const votes = findMentioned(`${words}\n${names}`)
    .map((state) => {
      const { issuer, name } = buildPatterns(state);
      return { state, votes: count(words, issuer) * weights.issuer + count(names, name) * weights.name };
    })
    .toSorted((a, b) => b.votes - a.votes);
  const [first, second] = votes;
  return first === undefined || first.votes === 0 || first.votes === second?.votes ? null : first.state;
}
