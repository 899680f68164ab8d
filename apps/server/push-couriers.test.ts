import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CourierBusy, pushCourier, vapidKeys, type Notice } from '../../modules/alerts/server/mount.ts';
import { startFcmStandIn, type FcmStandIn } from './testing/fcm-stand-in.ts';
import { openPushService, readForSubscriber, type PushServiceStandIn } from './testing/push-service-stand-in.ts';

const keys = vapidKeys('the secret of this server, of 32 characters');
const notice: Notice = {
  alertId: '0199c1f0-0000-7000-8000-000000000001',
  restaurantId: '0199c1f0-0000-7000-8000-000000000002',
  title: 'በርበሬ አልቋል',
  text: 'Berbere has run out',
  path: '/inventory/1',
  action: 'Order',
  isUrgent: true,
};
const brief = { ...notice, isUrgent: false };

describe('the keys by which push services know this server', () => {
  it('are the same for every server of one secret, others for another secret, and a pair', () => {
    expect(vapidKeys('the secret of this server, of 32 characters')).toEqual(keys);
    expect(vapidKeys('another secret')).not.toEqual(keys);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(keys.publicKey);
  });
});

describe('a notice to a browser', () => {
  let service: PushServiceStandIn;
  const send = (address: unknown, said = notice) =>
    pushCourier({ web: { keys, contact: 'mailto:it@maed.example', post: service.post }, fcm: null })(address, said);

  beforeEach(() => {
    service = openPushService();
  });

  it('would be read by the stand-in as the standard’s own example is', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(readForSubscriber(Buffer.from(body, 'base64url'), pair, 'BTBZMqHH6r4Tts7J_aSIgg')).toBe(
      'When I grow up, I want to be a watermelon',
    );
  });

  it('arrives, readable by that browser alone, with how urgent it is and one topic for an alert', async () => {
    const [mine, other] = [service.subscribe(keys.publicKey), service.subscribe(keys.publicKey)];
    expect(await send(mine.address)).toBe('SENT');
    expect(await send(mine.address, brief)).toBe('SENT');
    const [first, second] = service.brought;
    expect(JSON.parse(first?.text ?? '')).toEqual({
      alertId: notice.alertId,
      title: notice.title,
      text: notice.text,
      path: notice.path,
    });
    expect(first?.headers).toMatchObject({ Urgency: 'high', Topic: notice.alertId.replaceAll('-', ''), TTL: '86400' });
    expect(second?.headers).toMatchObject({ Urgency: 'normal', Topic: notice.alertId.replaceAll('-', '') });
    expect(service.brought.every(({ endpoint }) => endpoint !== other.address.endpoint)).toBe(true);
  });

  it.each(['ማ', 'a', '"', '🥘', '\u0001'])('of any length fits, also full of %j, and cuts no letter in two', async (letter) => {
    const { address } = service.subscribe(keys.publicKey);
    const said = letter.repeat(5_000);
    expect(await send(address, { ...notice, title: said, text: said, path: `/at/x?to=${'%2F'.repeat(60)}` })).toBe('SENT');
    const { title, text } = JSON.parse(service.brought.at(-1)?.text ?? '') as typeof notice;
    expect([...new Set(`${title}${text}`)]).toEqual([letter]);
    expect(text.length).toBeGreaterThan(title.length);
  });

  it('is not taken from a server with another key', async () => {
    await expect(send(service.subscribe(vapidKeys('another secret').publicKey).address)).rejects.toThrow('403');
  });

  it('has no address any more where the browser left', async () => {
    const { address } = service.subscribe(keys.publicKey);
    service.unsubscribe(address.endpoint);
    expect(await send(address)).toBe('GONE');
    service.answerWith({ status: 404, retryAfter: undefined });
    expect(await send(address)).toBe('GONE');
  });

  it.each([
    [429, '120', 120],
    [429, undefined, 60],
    [429, '999999', 3_600],
  ])('waits where the service says %s, for %s', async (status, retryAfter, seconds) => {
    service.answerWith({ status, retryAfter });
    await expect(send(service.subscribe(keys.publicKey).address)).rejects.toMatchObject({ retryAfterSeconds: seconds });
  });

  it.each([500, 503])('is tried again where the service says %s', async (status) => {
    service.answerWith({ status, retryAfter: undefined });
    await expect(send(service.subscribe(keys.publicKey).address)).rejects.toThrow(String(status));
  });

  it('is sent to nobody on this machine or beside it: such an address is none', async () => {
    const { address } = service.subscribe(keys.publicKey);
    const real = pushCourier({ web: { keys, contact: 'mailto:it@maed.example' }, fcm: null });
    for (const endpoint of ['https://127.0.0.1:9/x', 'https://localhost:9/x', 'https://[::1]:9/x', 'https://192.168.0.1/x'])
      expect(await real({ ...address, endpoint }, notice)).toBe('GONE');
    await expect(real({ ...address, endpoint: 'http://push.example/x' }, notice)).rejects.toThrow('invalid_format');
  });
});

describe('a notice to a native app', () => {
  let firebase: FcmStandIn;
  const device = { kind: 'fcm', token: 'phone-1', platform: 'android' } as const;
  const courier = (fcm: boolean) =>
    pushCourier({
      web: { keys, contact: 'mailto:it@maed.example' },
      fcm: fcm ? { account: firebase.account, apiUrl: firebase.apiUrl } : null,
    });

  beforeEach(async () => {
    firebase = await startFcmStandIn();
    firebase.devices.add('phone-1');
  });
  afterEach(() => firebase.close());

  it('arrives with its place, and as urgent as it is; one token serves many', async () => {
    const send = courier(true);
    expect(await Promise.all([send(device, notice), send(device, notice)])).toEqual(['SENT', 'SENT']);
    expect(await send(device, brief)).toBe('SENT');
    expect(firebase.grants()).toBe(1);
    expect(firebase.brought[0]).toMatchObject({
      token: 'phone-1',
      notification: { title: notice.title, body: notice.text },
      data: { path: notice.path, alertId: notice.alertId },
      android: { priority: 'HIGH', collapse_key: notice.alertId },
      apns: { headers: { 'apns-priority': '10', 'apns-collapse-id': notice.alertId } },
    });
    expect(firebase.brought[2]).toMatchObject({ android: { priority: 'NORMAL' }, apns: { headers: { 'apns-priority': '5' } } });
  });

  it('has no address any more where the app was removed, or was never ours', async () => {
    const send = courier(true);
    firebase.devices.clear();
    expect(await send(device, notice)).toBe('GONE');
    firebase.refuseWith({ status: 403, code: 'SENDER_ID_MISMATCH' });
    expect(await send(device, notice)).toBe('GONE');
  });

  it('waits where it is too much, and is tried again where Firebase is ill', async () => {
    const send = courier(true);
    firebase.refuseWith({ status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '30' });
    await expect(send(device, notice)).rejects.toBeInstanceOf(CourierBusy);
    firebase.refuseWith({ status: 503, code: 'UNAVAILABLE' });
    await expect(send(device, notice)).rejects.toThrow('503');
  });

  it('asks for another token where the one it has holds no more', async () => {
    const send = courier(true);
    await send(device, notice);
    firebase.endTokens();
    await expect(send(device, notice)).rejects.toThrow('401');
    expect(await send(device, notice)).toBe('SENT');
    expect(firebase.grants()).toBe(2);
  });

  it('has no way where Firebase is not set up', async () => {
    expect(await courier(false)(device, notice)).toBe('GONE');
  });
});
