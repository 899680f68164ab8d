import pg from 'pg';
import type { Logger } from 'pino';

import type { Login } from '../database/pool.ts';
import type { LiveHub } from './live-hub.ts';
import { bellChannel } from './ring-bell.ts';

/** Where PostgreSQL tells that somebody's session or membership ended or changed: the person's id. */
const accessChannel = 'maed_access';

const lookEveryMs = 2_000;
const connectAgainMs = 500;

/** Who is told what was heard. */
export type Ears = Pick<LiveHub, 'wake' | 'look' | 'recheck'>;

/** Ends the listening. */
export type Listening = { readonly stop: () => Promise<void> };

/**
 * Keeps one connection that hears wake-ups, for as long as the process serves: a lost one is made again by itself, and what
 * was missed meanwhile is looked for. Every two seconds it is looked for anyway.
 */
export const listen = (login: Login, hub: Ears, log: Logger): Listening => {
  let client: pg.Client | null = null;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const hear = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === accessChannel) return hub.recheck(payload);
    const [restaurantId = '', sequence = ''] = payload.split(':');
    if (/^\d+$/.test(sequence)) hub.wake(restaurantId, BigInt(sequence));
  };
  const look = () => hub.look().catch((fault: unknown) => log.warn({ err: fault }, 'the database did not say what happened; asked again'));
  const connect = async () => {
    const made = new pg.Client({ ...login, application_name: 'maed: listen', keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = made;
    const lose = () => {
      if (client !== made) return;
      client = null;
      void made.end().catch(() => undefined);
      if (!isStopped) again = setTimeout(() => void connect(), connectAgainMs);
    };
    made.on('error', lose);
    made.on('end', lose);
    made.on('notification', hear);
    try {
      await made.connect();
      await made.query(`listen ${bellChannel}; listen ${accessChannel}`);
      // Whatever was said while nobody heard it.
      hub.recheck();
      await look();
    } catch (fault) {
      log.warn({ err: fault }, 'wake-ups are not heard; every two seconds it is looked for');
      lose();
    }
  };

  void connect();
  const timer = setInterval(() => void look(), lookEveryMs);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(again);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
};
