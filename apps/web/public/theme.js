// Runs before the first paint, so that a dark page never flashes light. The choices are written by src/lib/theme.ts and src/site/site.tsx.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
    openChosenLanguage(localStorage.getItem('language'));
  } catch (refused) {
    // Storage may be switched off; the page then has the default theme, and the language of its address.
  }
  document.documentElement.dataset.theme = theme;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar !== null) bar.content = bar.dataset[theme];

  // The head of a public page lists the languages, the one without a prefix first.
  function openChosenLanguage(language) {
    var list = document.querySelector('meta[name="languages"]');
    if (list === null || list.content.split(' ').indexOf(language) < 1) return;
    if (/^\/(auth)?$/.test(location.pathname))
      location.replace(('/' + language + location.pathname).replace(/\/$/, '') + location.search + location.hash);
  }
})();
