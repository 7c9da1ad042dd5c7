import type { DoubtLineWords, Office } from '@wideload/contract/client';

/** The office has an English name. */
export function AskOffice({ office: { name, phone }, words }: { office: Office; words: DoubtLineWords }) {
  return (
    <>
      , {words.doubts.ask} <span lang="en">{name}</span>, {phone}
    </>
  );
}
