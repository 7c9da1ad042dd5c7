// Runs before the first paint of a public page and marks each button that is pressed before the page's script has loaded.
// src/site/islands/islands.ts presses them again.
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
})();
