import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { devicePermissionPort } from '../../../../platform/device/device-permissions.ts';
import { pushOffer } from '../../../../platform/device/notice-port.ts';
import type { PermissionStanding } from '../../../../platform/device/permission-port.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Channel } from '../../rules/channels.ts';
import { useAlertsWorld } from '../alerts-client.ts';
import { connectHere, disconnectHere } from './connect-here.ts';
import { keptDevice } from './kept-device.ts';

/** What the server says of ways to people, as it was asked for how one is told. */
export type OfferedWays = {
  readonly channels: readonly Channel[];
  readonly vapidPublicKey: string | null;
  readonly reaches: readonly { readonly id: string }[];
};

/** How this device stands to being told things while Maed is closed. */
export type DeviceStanding = 'on' | 'off' | 'blocked' | 'needs-home-screen' | 'not-supported' | 'not-offered';

const sayWrong = (title: string): void => showToast({ status: 'wrong', title });

/** This device, and the ways to have it told or not. */
export const useThisDevice = ({ channels, vapidPublicKey, reaches }: OfferedWays) => {
  const { client, restaurantId } = useAlertsWorld();
  const userId = useSession()?.user.id ?? '';
  const queries = useQueryClient();
  const [permission, setPermission] = useState<PermissionStanding | null>(null);
  const [isSwitching, setIsSwitching] = useState(false);
  const check = useCallback(() => devicePermissionPort.check('notifications').then(setPermission), []);
  useEffect(() => {
    void check();
    // Whoever went to the settings of the browser comes back with another answer.
    const onSight = () => void (document.hidden || check());
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [check]);

  const place = { userId, restaurantId };
  const kept = keptDevice(place);
  const isOn = permission === 'granted' && reaches.some(({ id }) => id === kept?.reachId);
  const standing = (): DeviceStanding => {
    const offer = pushOffer();
    if (!channels.includes('PUSH')) return 'not-offered';
    if (offer !== 'offered') return offer;
    if (permission === 'denied') return 'blocked';
    return isOn ? 'on' : 'off';
  };

  const connect = async (): Promise<void> => {
    const allowed = await devicePermissionPort.ask('notifications');
    setPermission(allowed);
    if (allowed !== 'granted') return;
    const outcome = await connectHere(client, place, vapidPublicKey);
    if (outcome === 'no-address') return sayWrong(m.alerts_device_no_address());
    if (outcome !== 'connected') return sayWrong(m.alerts_device_not_reached());
    showToast({ title: m.alerts_device_switched_on() });
  };
  const disconnect = async (): Promise<void> => {
    const outcome = await disconnectHere(client, place);
    if (outcome) return sayWrong(m.alerts_device_not_reached());
    showToast({ title: m.alerts_device_switched_off() });
  };
  const toggle = async (): Promise<void> => {
    setIsSwitching(true);
    await (isOn ? disconnect() : connect());
    await queries.invalidateQueries({ queryKey: ['alerts', restaurantId] });
    setIsSwitching(false);
  };
  return { standing: permission === null ? null : standing(), isSwitching, toggle };
};
