import type { ColourPicture } from '../../rules/display/grey-picture.ts';
import { readDisplay } from '../../rules/display/read-display.ts';

/** A picture comes in, what its digits say goes out; away from the page, so that it goes on answering touches. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ColourPicture>) => {
  globalThis.postMessage(readDisplay(data));
});
