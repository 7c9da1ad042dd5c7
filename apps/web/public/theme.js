// Runs before the first paint, so that a dark page never flashes light. The choice is written by src/lib/theme.ts.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch (refused) {
    // Storage may be switched off; the page then has the default theme.
  }
  document.documentElement.dataset.theme = theme;
})();
