const isAtServer = (picture: HTMLImageElement): boolean => picture.getAttribute('src')?.startsWith('/files/') === true;

const show = async (picture: HTMLImageElement): Promise<void> => {
  const answer = await fetch(picture.src);
  if (!answer.ok || !isAtServer(picture)) return;
  const held = URL.createObjectURL(await answer.blob());
  picture.addEventListener('load', () => URL.revokeObjectURL(held), { once: true });
  picture.src = held;
};

const picturesIn = (node: Node): readonly HTMLImageElement[] => {
  if (node instanceof HTMLImageElement) return [node];
  return node instanceof Element ? [...node.querySelectorAll('img')] : [];
};

/** A picture is fetched by the system, which knows of no session: in an app those of the server are fetched by the page. */
export const showServerPictures = (within: HTMLElement): MutationObserver => {
  const observer = new MutationObserver((changes) => {
    const pictures = changes.flatMap(({ type, target, addedNodes }) =>
      (type === 'attributes' ? [target] : [...addedNodes]).flatMap(picturesIn),
    );
    // Without a line it stays a picture that is not there.
    for (const picture of new Set(pictures.filter(isAtServer))) void show(picture).catch(() => undefined);
  });
  observer.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
  return observer;
};

/** A picture over all of the app; a touch or the way back lets it go. */
const showOverApp = (source: string, name: string): void => {
  const before = document.activeElement;
  const layer = document.createElement('div');
  layer.className =
    'fixed inset-0 z-dialog grid place-items-center bg-teff px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]';
  layer.tabIndex = -1;
  for (const [attribute, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': name, 'data-state': 'open' })) {
    layer.setAttribute(attribute, value);
  }
  const picture = document.createElement('img');
  picture.alt = name;
  picture.className = 'max-h-full max-w-full object-contain';
  picture.src = source;
  layer.append(picture);
  const close = (): void => {
    layer.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  layer.addEventListener('click', close);
  layer.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.body.append(layer);
  layer.focus();
};

/** A link to a picture of the server opens another tab in a browser; an app has none, and the system no session to fetch it with. */
export const showLinkedPictures = (within: Document): void =>
  within.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/files/"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    showOverApp(link.getAttribute('href') ?? '', link.ariaLabel ?? link.querySelector('img')?.alt ?? link.textContent.trim());
  });
