/** Under which a device is told of something while the app is closed: a browser by its push service, an app by Firebase. */
export type PushAddress = WebPushAddress | AppPushAddress;

export type WebPushAddress = {
  readonly kind: 'web';
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type AppPushAddress = { readonly kind: 'fcm'; readonly platform: 'android' | 'ios'; readonly token: string };

/** Something that the device itself says; the path is where pressing it leads. */
export type Notice = {
  /** @unit a whole number of 32 bits; the same one takes the earlier one's place */
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly path: string;
};
