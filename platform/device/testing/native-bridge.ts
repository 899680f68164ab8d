import { vi } from 'vitest';

type Answer = (options: Readonly<Record<string, unknown>>) => unknown;
type Method = readonly [plugin: string, method: string, kind?: 'promise' | 'callback'];

/** Every method that the page may call across: what Android and iOS write into a page before it runs. */
const methods: readonly Method[] = [
  ...(['Camera', 'Geolocation', 'PushNotifications'] as const).flatMap((plugin): Method[] => [
    [plugin, 'checkPermissions'],
    [plugin, 'requestPermissions'],
  ]),
  ['Geolocation', 'getCurrentPosition'],
  ['PushNotifications', 'register'],
  ['PushNotifications', 'unregister'],
  ['LocalNotifications', 'schedule'],
  ...(['PushNotifications', 'LocalNotifications', 'App', 'Keyboard'] as const).flatMap((plugin): Method[] => [
    [plugin, 'addListener', 'callback'],
    [plugin, 'removeListener'],
  ]),
  ['App', 'minimizeApp'],
  ['Browser', 'open'],
  ['Filesystem', 'writeFile'],
  ['Share', 'share'],
  ['SystemBars', 'setStyle'],
  ['SecureStorage', 'internalGetItem'],
  ['SecureStorage', 'internalSetItem'],
  ['SecureStorage', 'internalRemoveItem'],
];

type Listening = [plugin: string, method: string, options: { readonly eventName?: string }, callback: (event: unknown) => void];

let answers: Readonly<Record<string, Answer>> = {};
const listeners = new Map<string, (event: unknown) => void>();

/** What went across, in order, as "Plugin.method" with its options. */
export const crossed = vi.fn<(call: string, options: unknown) => void>();

const cross = async (plugin: string, method: string, options: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
  const call = `${plugin}.${method}`;
  crossed(call, options);
  return answers[call]?.(options);
};

/**
 * Stands for the native side at the boundary that Capacitor documents: the headers of the plugins, and the calls that go
 * across. The plugins' own halves in the page are the real ones, so this is imported before them.
 */
const shell = {
  PluginHeaders: [...new Set(methods.map(([plugin]) => plugin))].map((name) => ({
    name,
    methods: methods.filter(([plugin]) => plugin === name).map(([, method, rtype = 'promise']) => ({ name: method, rtype })),
  })),
  nativePromise: cross,
  nativeCallback: (...[plugin, method, options, callback]: Listening) => {
    crossed(`${plugin}.${method}`, options);
    listeners.set(`${plugin}.${options.eventName}`, callback);
    return Promise.resolve(`${plugin}.${options.eventName}`);
  },
  isNativePlatform: () => true,
};

Object.assign(globalThis, { Capacitor: shell, androidBridge: {} });

/** From now on the native side answers so; what is not named answers nothing. */
export const answerNatively = (now: Readonly<Record<string, Answer>>): void => {
  answers = now;
  crossed.mockClear();
};

/** The native side tells of something. */
export const tellNatively = (event: string, data: unknown): void => {
  const listener = listeners.get(event);
  if (!listener) throw new Error(`Nobody listens to ${event}.`);
  listener(data);
};
