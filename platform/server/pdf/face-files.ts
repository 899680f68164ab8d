import { createRequire } from 'node:module';

import type { Face } from './font-runs.ts';

// Found in node_modules from the sources and from the bundle alike.
const require = createRequire(import.meta.url);

/** The files of the faces that everything on paper is set in. */
export const faceFiles: Readonly<Record<Face, { readonly normal: string; readonly bold: string }>> = {
  latin: {
    normal: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    bold: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  },
  'latin-ext': {
    normal: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    bold: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
  },
  ethiopic: {
    normal: require.resolve('@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff'),
    bold: require.resolve('@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff'),
  },
};
