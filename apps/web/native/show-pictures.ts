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
