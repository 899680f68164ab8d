import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { figureSchema } from '../../reports/contract/report-document.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';

/** A path of this app, with its search. */
const placeSchema = z.string().check(z.regex(/^\/(?!\/)/));

const lineSchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.nullable(z.string()),
  standing: z.enum(['good', 'wrong', 'soon', 'information', 'waiting']),
  place: placeSchema,
});

/** Something that is listed under a heading, and where all of it stands. */
const cardSchema = z.object({
  id: z.enum(['mine', 'prep', 'tickets', 'deliveries', 'stock']),
  title: z.string(),
  /** How much of it there is: "3 of 7 ready". */
  summary: z.nullable(z.string()),
  lines: z.array(lineSchema),
  place: placeSchema,
});

const guideStepSchema = z.object({ id: z.string(), title: z.string(), isDone: z.boolean(), place: placeSchema });

/** What home says to one person now, in their language. */
export const homeSchema = z.object({
  day: businessDateSchema,
  /** What the church's calendar says of the day, where the house keeps it; null on other days and elsewhere. */
  fast: z.nullable(z.string()),
  cards: z.array(cardSchema),
  /** The day so far and the days before it, beside what was meant; null to who may not see money, and where neither is known. */
  plan: z.nullable(z.object({ title: z.string(), figures: z.array(figureSchema) })),
  /** What the day before came to; null to who may not see money, and where nothing was sold. */
  trade: z.nullable(z.object({ title: z.string(), note: z.string(), figures: z.array(figureSchema), place: placeSchema })),
  /** A few sentences that are true, each with what it rests on; null where the plan has none, or nothing is known. */
  briefing: z.nullable(z.array(z.object({ text: z.string(), place: placeSchema }))),
  /** Whether the plan opens what restaurants come to beside each other. */
  hasGroup: z.boolean(),
  /** How a restaurant is set up; null to who does not set it up, and once all of it is done. */
  guide: z.nullable(z.array(guideStepSchema)),
  asOf: z.iso.datetime(),
});

/** What home says. */
export type Home = z.output<typeof homeSchema>;
/** A card of home. */
export type HomeCard = z.output<typeof cardSchema>;
/** A line of a card. */
export type HomeLine = z.output<typeof lineSchema>;
/** A step of setting a restaurant up. */
export type GuideStep = z.output<typeof guideStepSchema>;

/** The day at a glance, for whoever asks, in one question. */
export const readHome = restaurantQuery('restaurant.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/home', summary: 'Read the day at a glance', tags: ['home'] })
  .input(z.strictObject({ restaurantId: idSchema, language: z.enum(['en', 'am']) }))
  .output(homeSchema);

const foundSchema = z.object({
  id: z.string(),
  kind: z.enum(['item', 'person', 'supplier', 'dish', 'figure']),
  title: z.string(),
  detail: z.nullable(z.string()),
  place: placeSchema,
});

/** Something that a name leads to. */
export type Found = z.output<typeof foundSchema>;

/** Items, people, suppliers, dishes and figures by their name, as far as whoever asks may see them. */
export const findByName = restaurantQuery('restaurant.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/find', summary: 'Find something by its name', tags: ['home'] })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      language: z.enum(['en', 'am']),
      words: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    }),
  )
  .output(z.object({ found: z.array(foundSchema) }));

/** Everything that may be said to home. */
export const homeContract = { readHome, findByName };
