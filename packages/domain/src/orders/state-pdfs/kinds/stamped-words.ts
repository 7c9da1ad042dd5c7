// Words that stamps and clerks set beside a permit, alone in their cell: what became of it, and what it is for.

/** Participles found on permits in force. A person has to look at a permit with any other one. */
const inForce =
  'issued|re-?issued|approved|pre-?approved|signed|authorized|granted|paid|prepaid|printed|re-?printed|revised|amended|updated|modified|corrected|changed|extended|renewed|received|requested|applied|created|generated|entered|prepared|posted|dated|charged|billed|collected|debited|verified|reviewed|checked|validated|released|accepted|completed|certified|filed|recorded|logged|inspected|witnessed|sealed|stamped|attested|acknowledged|notarized|activated|finalized|processed|escorted|required|provided|furnished|loaded|unloaded|hauled|transported|towed|drawn|owned|leased|operated|manufactured|insured|registered|permitted|allowed|specified|listed|attached|enclosed|included|noted|limited|restricted|proposed|surveyed|routed|divided|undivided|unlimited|combined|united|used|based|located|measured|weighed|marked|lighted|flagged|mounted|equipped|exempted|needed|bonded|serviced|supplied|obtained|ordered|purchased|acquired|secured|licen[cs]ed';
const irregular =
  'frozen|withdrawn|held|stopped|lost|stolen|torn|undone|sent back|taken back|put (?:off|on hold)|shut down|redone|overridden|forgone|bad';
const participle = `(?:[a-z]{3,}ly )?(?:(?!(?:${inForce})\\b)[a-z]{2,}(?:-[a-z]+)?ed|${irregular})`;
const behind = String.raw`(?=\W*$|\W{1,3}\d|\s*[-–—!*(]|\s+(?:by|on|at|per|as of|due|pending|because|for)\b(?! ?:))`;
const paper = '(?:permit|copy|version|page|form|document|record|authorization|trip|order|print)';
const done = new RegExp(
  `^\\W*(?:(?:this|the|old|prior|duplicate) )?(?:${paper} )?(?:(?:is|was|has been) )?${participle}${behind}`,
  'i',
);
/** Between a label and what it is of, as in `Escort required`. */
const LONG = 60;

/** A box of a form, and what a permit is good for. */
const usualUse =
  'office|official|internal office|department(?:al)?|state|agency|dot|division|law enforcement|enforcement|driver|carrier|one[- ]time|single|highway|road|commercial|private|permit|public|farm|agricultural|special|vehicle|escort|your|the|this';
const use = new RegExp(
  `^\\W*(?:(?:to be )?used )?for (?:the )?(?!(?:${usualUse})\\b)[a-z]+(?: [a-z]+)? (?:use|purposes?)(?: only)?\\W*$`,
  'i',
);
const unused =
  /\bdo not use(?: (?:this |the )?(?:permit|copy|document|page|version))?\W*$|^\W*(?:old|prior|wrong|bad) (?:copy|version|permit)\W*$/i;

/** @returns true if a cell says of the permit what no permit in force says of itself */
export const isStamped = (text: string): boolean =>
  text.length <= LONG && (done.test(text) || use.test(text) || unused.test(text));
