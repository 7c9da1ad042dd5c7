import { stateCodes, stateName, type StateCode } from '../states/state.ts';

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
const HEAD_LINES = 12;
/** A state in the head of the form counts more than one in its conditions. */
const weights = { issuerInHead: 6, nameInHead: 1, issuer: 2 };

type Patterns = { issuer: RegExp; name: RegExp };

function buildPatterns(state: StateCode): Patterns {
  // West Virginia is not Virginia.
  const name = `(?<!west )\\b${stateName(state)}\\b`;
  const short = departments[state];
  const parts = [`(?:state|commonwealth) of ${name}`, `${name} (?:state )?(?:${bodies})`];
  const issuer = short === undefined ? parts : [...parts, `\\b(?:${short})\\b`];
  return { issuer: new RegExp(issuer.join('|'), 'gi'), name: new RegExp(name, 'gi') };
}

const patterns = stateCodes.map((state) => ({ state, ...buildPatterns(state) }));

/** The state that issued a permit, from its lines; null if none or more than one is as likely. */
export function findIssuingState(lines: readonly string[]): StateCode | null {
  const [head, body] = [lines.slice(0, HEAD_LINES).join(' \n '), lines.slice(HEAD_LINES).join(' \n ')];
  const count = (text: string, pattern: RegExp) => Math.min(3, text.match(pattern)?.length ?? 0);
  const votes = patterns
    .map(({ state, issuer, name }) => {
      const inHead = count(head, issuer) * weights.issuerInHead + count(head, name) * weights.nameInHead;
      return { state, votes: inHead + count(body, issuer) * weights.issuer };
    })
    .toSorted((a, b) => b.votes - a.votes);
  const [first, second] = votes;
  return first === undefined || first.votes < weights.issuer || first.votes === second?.votes ? null : first.state;
}
