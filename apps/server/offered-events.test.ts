import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { schemaOfEvent } from '../../modules/integrations/contract/hooks/event-schemas.ts';
import { offeredEvents, offeredLaws } from '../../modules/integrations/rules/hooks/offered-events.ts';
import { can, roles } from '../../modules/restaurants/rules/capabilities.ts';
import { liveAudience, liveEvents } from './live/live-audience.ts';

/** What no message to another program may name: people, what they wrote about each other, and money. */
const isPrivate = /user|person|assignee|member|byId|guest|note|cost|price|minor|bps|pay|wage/i;

/** Every name in a schema, however deep. */
const namesIn = (schema: z.ZodMiniType): readonly string[] =>
  [...JSON.stringify(z.toJSONSchema(schema)).matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name);

describe.each(offeredEvents)('%s, which other programs may be told of,', (name) => {
  it('is published, and told by the schema that its module publishes', () => {
    expect(schemaOfEvent(name)).toBe(liveEvents[name]);
  });

  it('may be heard by whoever sets an address up, as its module says', () => {
    expect(offeredLaws[name].capability).toBe(liveAudience[name]);
    const settingUp = roles.filter((role) => can(role, 'integrations.manage'));
    expect(settingUp.filter((role) => !can(role, offeredLaws[name].capability))).toEqual([]);
  });

  it('tells of no person and no money', () => {
    expect(namesIn(schemaOfEvent(name)).filter((field) => isPrivate.test(field))).toEqual([]);
  });
});
