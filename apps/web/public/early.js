// Runs before the first paint of a public page.
(function () {
  var page = document.documentElement;
  // The place to which the visitor returns counts the real heights of all parts above it.
  var visit = performance.getEntriesByType('navigation')[0];
  if (visit && /back|reload/.test(visit.type)) page.dataset.laidOut = '';
  // src/site/islands/islands.ts presses the marked buttons again once the page's script has loaded.
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
})();
