// Runs before everything else; the page's policy forbids inline scripts.

// The colour scheme before the first paint. See src/lib/themeMode.ts.
(function () {
  try {
    var mode = localStorage.getItem('app_theme');
    var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  } catch (_) {}
})();

// The page's chunks are preloaded as script elements that webpack takes over. One that has failed before webpack listens
// would keep the page waiting for the chunk time-out; without it, webpack asks anew and learns the truth.
addEventListener(
  'error',
  function (event) {
    var element = event.target;
    if (element && element.tagName === 'SCRIPT') element.remove();
  },
  true,
);
