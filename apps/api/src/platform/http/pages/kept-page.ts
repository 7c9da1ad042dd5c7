import { matchesEtag } from '../bodies/etag.ts';
import { chooseForm, type PageForms } from './page-forms.ts';
import type { FirstAnswer } from './answer-first.ts';

type Headers = Readonly<Record<string, string>>;

type Options = {
  /** Null for an address whose page is not in memory. */
  findKept(url: string): PageForms | null;
  securityHeaders: Headers;
};

/** A public page is the same for everyone: no session, limit or body concerns it. */
export function createKeptPageAnswer({ findKept, securityHeaders }: Options): FirstAnswer {
  /** By the headers of the page. */
  const wholeHeaders = new WeakMap<Headers, Headers>();

  function addSecurity(headers: Headers): Headers {
    const known = wholeHeaders.get(headers);
    if (known !== undefined) return known;
    const whole = { ...securityHeaders, ...headers };
    wholeHeaders.set(headers, whole);
    return whole;
  }

  return (request, response) => {
    const forms = findKept(request.url ?? '');
    if (forms === null) return null;
    const form = chooseForm(forms, request);
    const status = matchesEtag(request, form.etag) ? 304 : 200;
    // The browser keeps the other headers of the page that it has (RFC 9110, 15.4.5).
    if (status === 304) response.writeHead(status, form.headersOfUnchanged).end();
    else response.writeHead(status, addSecurity(form.headers)).end(form.body);
    return { route: '/*', status };
  };
}
