// Before the first paint: the theme and the language of this device. A file of its own, so that the content security
// policy needs no inline script. The names of the keys are those of platform/web/theme.ts and locale.ts.
{
  const page = document.documentElement;
  const theme = localStorage.getItem('maed.theme');
  const isDarkOutside = matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = theme === 'light' || theme === 'dark' ? theme : isDarkOutside ? 'dark' : 'light';
  const language = localStorage.getItem('maed.locale') ?? navigator.language;
  page.lang = language.startsWith('am') ? 'am' : 'en';
}
