import { and, isNull, or, sql } from 'drizzle-orm';

import { alertReach } from '../delivery-tables.ts';

const hasSession = sql`app.is_session_living(${alertReach.sessionId})`;

/** Nobody took it away, and the session that a device was connected in goes on: whoever signed out there is told nothing there. */
export const isLiving = and(isNull(alertReach.goneAt), or(isNull(alertReach.sessionId), hasSession));

/** Nobody took it away, but its session ended: it is told again once its person signs in there anew. */
export const isAsleep = and(isNull(alertReach.goneAt), sql`${alertReach.sessionId} is not null and not ${hasSession}`);
