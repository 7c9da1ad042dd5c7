import { Fragment } from 'react';

/** Wraps after its `@` or before a dot. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=@)|(?=\.)/u);
  return parts.map((part, index) => (
    // An address keeps its parts where they are.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
