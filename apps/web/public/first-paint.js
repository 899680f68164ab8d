// Before the first paint: the theme and the language of this device, and what is asked and fetched ahead. A file of its own, so that the
// content security policy needs no inline script; and what is said where the app itself never comes. The names of the keys are those of platform/web: theme, locale, session, shared-device.
{
  const page = document.documentElement;
  const theme = localStorage.getItem('maed.theme');
  const isDarkOutside = matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = theme === 'light' || theme === 'dark' ? theme : isDarkOutside ? 'dark' : 'light';
  const language = localStorage.getItem('maed.locale') ?? navigator.language;
  page.lang = language.startsWith('am') ? 'am' : 'en';

  // Where the app itself cannot be fetched nothing of it is there to say so: neither its screen for that nor its catalogues. The words
  // of `app_loading_error_…` and `app_reload` stand here once more; a test holds them against the catalogues.
  const words = {
    en: {
      title: 'Loading Error',
      coming: 'Part of the app could not be loaded. The page reloads by itself in a moment.',
      stays: 'It could not be loaded. Try again, or reload once you are connected.',
      reload: 'Reload',
    },
    am: {
      title: 'የመጫን ችግር',
      coming: 'የመተግበሪያው ክፍል ሊጫን አልቻለም። ገጹ ከጥቂት ጊዜ በኋላ ራሱ እንደገና ይጫናል።',
      stays: 'ሊጫን አልቻለም። እንደገና ይሞክሩ፣ ወይም ግንኙነት ሲኖርዎት ገጹን እንደገና ይጫኑ።',
      reload: 'እንደገና ይጫኑ',
    },
  }[page.lang];
  const part = (tag, className, textContent) => Object.assign(document.createElement(tag), { className, textContent });
  const say = (text) => {
    const said = part('section', 'mx-auto flex min-h-dvh max-w-line flex-col items-start justify-center gap-3 p-6', '');
    said.setAttribute('role', 'alert');
    const button = part('button', 'min-h-11 rounded-control border border-line-strong px-5 text-body font-medium focus-ring', words.reload);
    button.addEventListener('click', () => location.reload());
    said.append(part('h1', 'text-title', words.title), part('p', 'text-body text-ink-2', text), button);
    document.querySelector('#app')?.replaceChildren(said);
  };
  // Twice within a minute at most, and not without a line, where the browser would put a page of its own in this one's place.
  const reloads = () => JSON.parse(sessionStorage.getItem('maed.reloads') ?? '[]').filter((ms) => Date.now() - ms < 60_000);
  const mayReload = () => navigator.onLine && reloads().length < 2;
  const reload = () => {
    if (!mayReload()) return say(words.stays);
    sessionStorage.setItem('maed.reloads', JSON.stringify([...reloads(), Date.now()]));
    location.reload();
  };
  const sayNotLoaded = () => {
    say(mayReload() ? words.coming : words.stays);
    if (mayReload()) setTimeout(reload, 2_000);
  };
  // The app is the page's one module; what it imports and does not get fails it too. Such an error is heard on its way down only.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && sayNotLoaded(), true);

  const session = JSON.parse(localStorage.getItem('maed.session') ?? 'null');
  const isKnown = session !== null;
  const pathname = location.pathname === '/' ? '/home' : location.pathname;

  // What a signed-in page asks first is asked at once, word by word as the app asks it a second later: `asked-ahead.ts` hands each answer
  // to that question. Never for whom the app would not take for signed in, nor where calls go another way: in an app, in somebody's turn.
  const isSignedIn = isKnown && new Date(session.expiresAt) > new Date() && localStorage.getItem('maed.turn') === null;
  if (isSignedIn && pathname !== '/auth' && !globalThis.Capacitor?.isNativePlatform()) {
    const answers = new Map();
    const ask = (path, input) => {
      const body = JSON.stringify({ json: input });
      const answer = fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(20_000),
      });
      // Told where it is taken; nobody may ever do so.
      answer.catch(() => undefined);
      answers.set(`${path} ${body}`, answer);
    };
    globalThis.maedAskedAhead = { userId: session.user.id, answers };
    ask('/rpc/accounts/getSession', {});
    ask('/rpc/restaurants/listMine', {});
    const { restaurantId } = session.user;
    if (pathname === '/home' && restaurantId) ask('/rpc/home/readHome', { restaurantId, language: page.lang });
    // A browser that has kept nothing is about to ask for the figures over the stock; any other only for what has changed.
    const isEmpty = async () => (await indexedDB.databases?.())?.length === 0;
    if (pathname === '/inventory' && restaurantId)
      void isEmpty().then((isIt) => isIt && ask('/rpc/inventory/listItems', { restaurantId, limit: 1 }));
  }

  // What this page is about to need is fetched while the app itself is still on its way; a stranger is led to the sign-in. Not where the
  // device keeps the app: there is nothing on its way, and to ask for thirty files at once holds the page up.
  const ahead = JSON.parse(document.querySelector('meta[name="maed-ahead"]')?.content ?? '{}');
  const begun = pathname in ahead ? pathname : isKnown ? 'signed-in' : '';
  const isKept = Boolean(navigator.serviceWorker?.controller);
  for (const file of (isKept ? null : ahead[isKnown || begun === '' ? begun : '/auth']) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}
