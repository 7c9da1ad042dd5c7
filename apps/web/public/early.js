// Runs before the first paint of a public page: marks what is pressed before the page's script has come. src/islands.ts then presses it again.
// That script (`data-then`) is fetched after the first paint, which it would delay; a tab that is not shown has none to wait for.
(function () {
  var page = document.documentElement;
  document.addEventListener(
    'click',
    function (event) {
      var pressed = event.target.closest('[data-island] button, [data-island] [role="button"]');
      if (!pressed || 'listening' in page.dataset) return;
      // A form must not be sent by the browser itself.
      event.preventDefault();
      pressed.dataset.pressedEarly = '';
    },
    true,
  );
  var address = document.currentScript.dataset.then;
  function fetchScript() {
    if (!address) return;
    var script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = address;
    address = '';
    document.head.append(script);
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.visibilityState === 'hidden') return fetchScript();
    new PerformanceObserver(fetchScript).observe({ type: 'paint', buffered: true });
    // A paint that nobody tells of is waited for no longer than this.
    setTimeout(fetchScript, 500);
  });
})();
