// Runs before the first paint, so that a dark page never flashes light. The choices are written by src/lib/theme.ts and src/site.tsx.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
    if (/^\/(auth)?$/.test(location.pathname) && localStorage.getItem('language') === 'es')
      location.replace(('/es' + location.pathname).replace(/\/$/, '') + location.search + location.hash);
  } catch (refused) {
    // Storage may be switched off; the page then has the default theme, and the language of its address.
  }
  document.documentElement.dataset.theme = theme;
})();
