import type { ReactNode } from 'react';
import type { LegalBody as Body } from './legal-texts.ts';

const MARKED = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*/g;

function renderMarked({ groups }: RegExpExecArray): ReactNode {
  const { words, address, strong } = groups ?? {};
  if (address === undefined) return <strong key={strong}>{strong}</strong>;
  return (
    <a key={address} href={address} rel={address.startsWith('https:') ? 'noopener' : undefined}>
      {words}
    </a>
  );
}

function Line({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    parts.push(text.slice(end, found.index), renderMarked(found));
    end = found.index + found[0].length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}

export function LegalBody({ body }: { body: Body }) {
  return body.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <Line text={block} />
        </p>
      );
    }
    return (
      <ul key={block[0]} className="bullets stack gap-8">
        {block.map((text) => (
          <li key={text}>
            <Line text={text} />
          </li>
        ))}
      </ul>
    );
  });
}
