/** Why a permit is not in the joined file but beside it: there it would not look as in its own file. */
export const besideReasons = {
  password: 'It opens only with a password.',
  form: 'It is a form that each program shows in its own way.',
  layers: 'It has layers that another file cannot show in the same way.',
  revision: 'It was changed after it was made, and another file could show what was withdrawn.',
  damaged: 'It is damaged, so its pages cannot be copied.',
  changed: 'Joined, its pages would look otherwise than in its own file.',
  heavy: 'Its pages need more memory or time than joining may take.',
  missing: 'The file cannot be found right now.',
} as const;

export type BesideReason = keyof typeof besideReasons;
/** `document` is the id of the permit's PDF. */
export type BesidePermit = { document: string; because: BesideReason };

/** The header of the joined file that names the permits beside it. */
export const besideHeader = 'wideload-beside';

export function formatBeside(beside: readonly BesidePermit[]): string {
  return beside.map(({ document, because }) => `${document}=${because}`).join(', ');
}

const isReason = (text: string): text is BesideReason => Object.hasOwn(besideReasons, text);

/** Reads `formatBeside`. A reason that this release does not know is left out: its page in the joined file says it. */
export function parseBeside(header: string | null): BesidePermit[] {
  return (header ?? '').split(', ').flatMap((pair) => {
    const [document = '', because = ''] = pair.split('=');
    return isReason(because) ? [{ document, because }] : [];
  });
}
