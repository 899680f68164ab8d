import { m } from '../../../../generated/messages/web/messages.js';
import { isNativeShell } from '../../../../platform/device/native-shell.ts';

/** Most say that they are each other; the first that fits is the one. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux|CrOS/],
];

const firstIn = (list: readonly (readonly [string, RegExp])[], agent: string): string =>
  list.find(([, shape]) => shape.test(agent))?.[0] ?? '?';

/** What its person knows this device by, in a list of theirs. */
export const deviceLabel = (agent: string = navigator.userAgent): string =>
  m.alerts_device_label({ browser: isNativeShell() ? m.alerts_device_app() : firstIn(browsers, agent), system: firstIn(systems, agent) });
