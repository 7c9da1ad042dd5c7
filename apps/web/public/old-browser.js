// Says so where a browser lacks what the pages are built with (docs/browsers.md), or where the script of a page does not arrive: without a
// sentence the page would be white, or its buttons dead. It has to run in browsers of 2010, so it is ES5.
(function () {
  var texts = {
    en: {
      old: 'This browser is too old for Wideload. Update it, or use a current Chrome, Edge, Firefox or Safari (on an iPhone or iPad: iOS 17.4 or later).',
      failed: 'This page did not load. Check your connection, then reload it.',
    },
    es: {
      old: 'Este navegador es demasiado antiguo para Wideload. Actualícelo, o use una versión actual de Chrome, Edge, Firefox o Safari (en un iPhone o iPad: iOS 17.4 o posterior).',
      failed: 'Esta página no se cargó. Compruebe su conexión y vuelva a cargarla.',
    },
  };
  var page = document.documentElement;

  function say(name) {
    if (document.getElementById('page-trouble') !== null) return;
    var notice = document.createElement('p');
    notice.id = 'page-trouble';
    notice.setAttribute('role', 'alert');
    notice.appendChild(document.createTextNode((texts[page.lang] || texts.en)[name]));
    notice.style.cssText =
      'margin: 0; padding: 16px 20px; background: #ffc72c; color: #14181a; font: bold 17px/1.4 sans-serif';
    document.body.insertBefore(notice, document.body.firstChild);
  }

  var isCurrent =
    'groupBy' in Object &&
    typeof Set === 'function' &&
    'union' in Set.prototype &&
    typeof AbortSignal === 'function' &&
    'any' in AbortSignal &&
    'popover' in HTMLElement.prototype &&
    CSS.supports('selector(:has(a))');
  if (!isCurrent) {
    // `main.tsx`, `admin.tsx` and `site.tsx` then leave the page as it is.
    page.setAttribute('data-old-browser', '');
    say('old');
    return;
  }

  // A public page listens once its script runs (`src/site/islands.ts`), the signed-in area draws into its place.
  function isAtWork() {
    var place = document.getElementById('app');
    return place === null ? page.hasAttribute('data-listening') : place.firstChild !== null;
  }
  window.addEventListener(
    'error',
    function (event) {
      if (isAtWork()) return;
      // A script that cannot be parsed, and one that did not arrive.
      if (event.error instanceof SyntaxError && /\/assets\//.test(event.filename)) say('old');
      else if (event.target instanceof HTMLScriptElement && event.target.type === 'module') say('failed');
    },
    true,
  );
})();
