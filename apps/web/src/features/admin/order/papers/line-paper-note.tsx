import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import type { MatchedPaper } from './paper.ts';
import { Differences } from './paper-differences.tsx';
import * as texts from './papers.texts.ts';
import type { LinePaper } from './use-line-paper.ts';

function Found({ read }: { read: MatchedPaper }) {
  const missing = read.missing.map((fact) => texts.factNames[fact].toLowerCase()).join(', ');
  return (
    <>
      {read.differences.length === 0 && missing === '' && <p>{texts.nothingDiffers}</p>}
      <Differences read={read} />
      {missing !== '' && <p>{texts.notOnPdf(missing)}</p>}
    </>
  );
}

/** The findings on the PDF that was dropped on the line. */
export function LinePaperNote({ paper: { file, outcome }, onClose }: { paper: LinePaper; onClose: () => void }) {
  if (outcome === null) return <p role="status">{texts.readingFile(file.name)}</p>;
  const close = (
    <p>
      <Button size="small" onClick={onClose}>
        {texts.close}
      </Button>
    </p>
  );
  if ('refused' in outcome)
    return (
      <Notice tone="danger" title={texts.notAttached(file.name)}>
        <p>{outcome.refused}</p>
        {close}
      </Notice>
    );
  return (
    <Notice tone={'unread' in outcome ? 'warn' : 'plain'} title={texts.attached(file.name)}>
      {'read' in outcome ? (
        <Found read={outcome.read} />
      ) : (
        <p>
          {outcome.unread} {texts.typeIt}
        </p>
      )}
    </Notice>
  );
}
