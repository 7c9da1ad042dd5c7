/** In a new tab, so that the form stays. */
export function MailboxLink({ texts }: { texts: { noMailSent: string; readItHere: string } }) {
  return (
    <p>
      {texts.noMailSent}{' '}
      <a href="/dev/mail" target="_blank" rel="noopener">
        {texts.readItHere}
      </a>
      .
    </p>
  );
}
