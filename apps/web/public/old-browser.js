// Says so where a browser lacks what the pages are built with (docs/browsers.md). It has to run in browsers of 2010, so it is ES5.
(function () {
  var isCurrent =
    'groupBy' in Object &&
    typeof Set === 'function' &&
    'union' in Set.prototype &&
    typeof AbortSignal === 'function' &&
    'any' in AbortSignal &&
    'popover' in HTMLElement.prototype &&
    CSS.supports('selector(:has(a))');
  if (isCurrent) return;

  var texts = {
    en: 'This browser is too old for Wideload. Update it, or use a current Chrome, Edge, Firefox or Safari (on an iPhone or iPad: iOS 17.4 or later).',
    es: 'Este navegador es demasiado antiguo para Wideload. Actualícelo, o use una versión actual de Chrome, Edge, Firefox o Safari (en un iPhone o iPad: iOS 17.4 o posterior).',
  };
  var page = document.documentElement;
  // `main.tsx`, `admin.tsx` and `site.tsx` then leave the page as it is.
  page.setAttribute('data-old-browser', '');
  var notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.appendChild(document.createTextNode(texts[page.lang] || texts.en));
  notice.style.cssText =
    'margin: 0; padding: 16px 20px; background: #ffc72c; color: #14181a; font: bold 17px/1.4 sans-serif';
  document.body.insertBefore(notice, document.body.firstChild);
})();
