import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { Answer, NoAnswer } from '../contract/answer.ts';
import type { Question } from '../rules/question/question.ts';

/** What somebody asked, and what it came to. */
export const assistantQuestion = pgTable(
  'assistant_question',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    text: text().notNull(),
    language: text({ enum: ['en', 'am'] }).notNull(),
    question: jsonb().$type<Question>(),
    answer: jsonb().$type<Answer>(),
    noAnswer: jsonb('no_answer').$type<NoAnswer>(),
    operationId: uuid('operation_id').notNull(),
    cost: integer().notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    savedAt: instant('saved_at'),
    clearedAt: instant('cleared_at'),
    readingUntil: instant('reading_until'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
