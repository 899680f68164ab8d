import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { countReasons } from '../rules/count-reason.ts';
import { countRhythms } from '../rules/count-rhythm.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { countCloseRefusals, countEntryRefusals, countPlaceRefusals, countStartRefusals, countStepRefusals } from './count-refusals.ts';
import {
  countEntryBodySchema,
  countEntrySchema,
  countHeadSchema,
  countLineSchema,
  countPartSchema,
  countPlanSchema,
  countProgressSchema,
  countSpotSchema,
  countTemplateSchema,
} from './count-schemas.ts';
import { currencySchema, instantSchema, noteSchema, versionSchema } from './fields.ts';
import { bookRefusals, catalogueRefusals, entryRefusals, movementRefusals, placeRefusals } from './refusals.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/counts';
const ofCount = { restaurantId: idSchema, countId: idSchema };
const { bulkItemsMax, countLinesMax, countPageSizeMax } = inventoryLimits;
const { COUNT_STATUS_CHANGED } = countStepRefusals;
const head = z.object({ count: countHeadSchema });

/** All plans that come round, by name. */
export const listCountTemplates = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/templates`, summary: 'List plans of counts', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ templates: z.array(countTemplateSchema), keyItemIds: z.array(idSchema), currency: currencySchema }));

/** What is being counted, and what was counted last; newest first. */
export const listCounts = restaurantQuery('inventory.view')
  .route({ method: 'GET', path, summary: 'List counts', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ counts: z.array(countHeadSchema) }));

/** One count: how far it is, and who counts where. */
export const getCount = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${path}/{countId}`, summary: 'Read a count', tags })
  .input(z.strictObject(ofCount))
  .output(z.object({ count: countHeadSchema, parts: z.array(countPartSchema), progress: z.array(countProgressSchema) }));

/** The walk of a count, page by page. */
export const countSheet = restaurantQuery('inventory.count')
  .route({ method: 'GET', path: `${path}/{countId}/sheet`, summary: 'Read the walk of a count', tags })
  .input(z.strictObject({ ...ofCount, after: z._default(z.int().check(z.minimum(0)), 0) }))
  .output(z.object({ spots: z.array(countSpotSchema).check(z.maxLength(countPageSizeMax)), hasMore: z.boolean() }));

/** What was written down since the last entry that a device knows. */
export const countEntries = restaurantQuery('inventory.count')
  .route({ method: 'GET', path: `${path}/{countId}/entries`, summary: 'Read the entries of a count', tags })
  .input(z.strictObject({ ...ofCount, since: z._default(z.int().check(z.minimum(0)), 0) }))
  .output(z.object({ entries: z.array(countEntrySchema).check(z.maxLength(countPageSizeMax)), hasMore: z.boolean() }));

/** A count line by line, against the books, those beyond the threshold first. */
export const reviewCount = restaurantQuery('inventory.review-counts')
  .route({ method: 'GET', path: `${path}/{countId}/review`, summary: 'Review a count', tags })
  .input(z.strictObject(ofCount))
  .output(
    z.object({
      count: countHeadSchema,
      lines: z.array(countLineSchema).check(z.maxLength(countLinesMax)),
      currency: currencySchema,
      isCostVisible: z.boolean(),
      asOf: instantSchema,
    }),
  );

/** Writes a plan that comes round; a changed one names the version that it started from. */
export const saveCountTemplate = restaurantCommand('inventory.review-counts', 'inventory.save-count-template@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/templates/save`, summary: 'Save a plan of counts', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        ...countPlanSchema.shape,
        templateId: z.uuidv7(),
        /** Null for a new one. */
        baseVersion: z.nullable(versionSchema),
        rhythm: z.enum(countRhythms),
        timing: z.enum(['START', 'END']),
      }),
    ),
  )
  .output(z.object({ template: countTemplateSchema }))
  .errors({
    NAME_TAKEN: placeRefusals.NAME_TAKEN,
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    COUNT_TEMPLATE_CHANGED: countPlaceRefusals.COUNT_TEMPLATE_CHANGED,
    COUNT_TEMPLATE_LIMIT: countPlaceRefusals.COUNT_TEMPLATE_LIMIT,
  });

/** Gives up a plan; the counts that it made stay. */
export const archiveCountTemplate = restaurantCommand('inventory.review-counts', 'inventory.archive-count-template@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/templates/archive`, summary: 'Give up a plan of counts', tags })
  .input(commandEnvelope(z.strictObject({ templateId: idSchema })))
  .output(z.object({ templateId: idSchema }));

/** Says which items are key items, and which no longer are. */
export const markKeyItems = restaurantCommand('inventory.review-counts', 'inventory.mark-key-items@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/key-items`, summary: 'Mark key items', tags })
  .input(
    commandEnvelope(z.strictObject({ itemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(bulkItemsMax)), isKey: z.boolean() })),
  )
  .output(z.object({ keyItemIds: z.array(idSchema) }));

const planned = z.strictObject({
  countId: z.uuidv7(),
  by: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('TEMPLATE'), templateId: idSchema }),
    z.strictObject({ kind: z.literal('ONCE'), plan: countPlanSchema }),
  ]),
});

/** Plans a count, by a plan that comes round or by one for this time only. */
export const createCount = restaurantCommand('inventory.count', 'inventory.create-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/create`, summary: 'Plan a count', tags })
  .input(commandEnvelope(planned))
  .output(head)
  .errors({ COUNT_START_FORBIDDEN: countStepRefusals.COUNT_START_FORBIDDEN, ID_TAKEN: catalogueRefusals.ID_TAKEN });

/** Begins to count: what is counted is fixed from here on; stock goes on moving. */
export const startCount = restaurantCommand('inventory.count', 'inventory.start-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/start`, summary: 'Begin a count', tags })
  .input(commandEnvelope(z.strictObject({ countId: idSchema })))
  .output(head)
  .errors({ ...countStartRefusals, COUNT_START_FORBIDDEN: countStepRefusals.COUNT_START_FORBIDDEN, COUNT_STATUS_CHANGED });

/**
 * Plans a count and begins it in one: where it may not begin, nothing of it is left.
 *
 * @offline asked at once; where nobody answers, the device goes on with what it knows of the walk and says so later. The count began
 * when its device says so, and what is being counted elsewhere is then no reason to refuse it: it was counted.
 */
export const beginCount = restaurantCommand('inventory.count', 'inventory.begin-count@1', 'queued')
  .route({ method: 'POST', path: `${path}/begin`, summary: 'Plan a count and begin it', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        ...planned.shape,
        /** It was begun where nobody could be asked whether it may; under its id it begins once. */
        isUnasked: z.exactOptional(z.boolean()),
      }),
    ),
  )
  .output(head)
  .errors({
    ...countStartRefusals,
    COUNT_START_FORBIDDEN: countStepRefusals.COUNT_START_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
  });

/**
 * Writes down what is at a shelf.
 *
 * @offline may arrive late and in any order: of one person, item and area the one made last stands, the rest adds up.
 */
export const recordCountEntry = restaurantCommand('inventory.count', 'inventory.record-count-entry@1', 'queued')
  .route({ method: 'POST', path: `${path}/record-entry`, summary: 'Write down what is at a shelf', tags })
  .input(commandEnvelope(countEntryBodySchema))
  .output(z.object({ entry: countEntrySchema }))
  .errors({
    ...entryRefusals,
    ...countEntryRefusals,
    QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE,
    COUNT_ENTRY_FORBIDDEN: countStepRefusals.COUNT_ENTRY_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
  });

/** Says that one is done in an area, or not after all; a part of somebody who left is closed by whoever reviews. */
export const closeCountPart = restaurantCommand('inventory.count', 'inventory.close-count-part@1', 'queued')
  .route({ method: 'POST', path: `${path}/close-part`, summary: 'Finish an area of a count', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        countId: idSchema,
        storageAreaId: z.nullable(idSchema),
        /** Null for one's own. */
        counterId: z.nullable(idSchema),
        isClosed: z.boolean(),
      }),
    ),
  )
  .output(z.object({ parts: z.array(countPartSchema) }))
  .errors({
    COUNT_ENTRY_FORBIDDEN: countStepRefusals.COUNT_ENTRY_FORBIDDEN,
    COUNT_REVIEW_FORBIDDEN: countStepRefusals.COUNT_REVIEW_FORBIDDEN,
    COUNT_PLACES_TAKEN: countEntryRefusals.COUNT_PLACES_TAKEN,
    COUNT_STATUS_CHANGED,
  });

/** Hands a count in. What was neither counted nor passed over is left out, never taken as nothing. */
export const submitCount = restaurantCommand('inventory.count', 'inventory.submit-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/submit`, summary: 'Hand in a count', tags })
  .input(commandEnvelope(z.strictObject({ countId: idSchema, openLines: z.enum(['REFUSE', 'LEAVE_OUT']) })))
  .output(head)
  .errors({
    COUNT_ENTRY_FORBIDDEN: countStepRefusals.COUNT_ENTRY_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    COUNT_PARTS_OPEN: countCloseRefusals.COUNT_PARTS_OPEN,
    COUNT_LINES_OPEN: countCloseRefusals.COUNT_LINES_OPEN,
    COUNT_NOTHING_COUNTED: countCloseRefusals.COUNT_NOTHING_COUNTED,
  });

/** Asks for lines to be counted again; what was counted before is kept. */
export const askRecount = restaurantCommand('inventory.count', 'inventory.ask-recount@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/ask-recount`, summary: 'Ask for a recount', tags })
  .input(
    commandEnvelope(z.strictObject({ countId: idSchema, itemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(countLinesMax)) })),
  )
  .output(head)
  .errors({
    COUNT_REVIEW_FORBIDDEN: countStepRefusals.COUNT_REVIEW_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    COUNT_ITEM_NOT_LISTED: countEntryRefusals.COUNT_ITEM_NOT_LISTED,
  });

/** Says why lines differ. */
export const explainCountLines = restaurantCommand('inventory.count', 'inventory.explain-count-lines@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/explain`, summary: 'Say why lines of a count differ', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        countId: idSchema,
        itemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(bulkItemsMax)),
        reason: z.nullable(z.enum(countReasons)),
        note: z.nullable(noteSchema),
      }),
    ),
  )
  .output(z.object({ countId: idSchema }))
  .errors({ COUNT_REVIEW_FORBIDDEN: countStepRefusals.COUNT_REVIEW_FORBIDDEN, COUNT_STATUS_CHANGED });

/** Books a count: each line at the moment at which it was counted. */
export const approveCount = restaurantCommand('inventory.count', 'inventory.approve-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/approve`, summary: 'Approve a count', tags })
  .input(commandEnvelope(z.strictObject({ countId: idSchema })))
  .output(head)
  .errors({
    COUNT_APPROVAL_FORBIDDEN: countStepRefusals.COUNT_APPROVAL_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    COUNT_REASONS_MISSING: countCloseRefusals.COUNT_REASONS_MISSING,
    QUANTITY_OUT_OF_RANGE: entryRefusals.QUANTITY_OUT_OF_RANGE,
  });

const ending = z.strictObject({ countId: idSchema, reason: noteSchema.check(z.minLength(1)) });

/** Takes an approved count out of the books again. */
export const reverseCount = restaurantCommand('inventory.count', 'inventory.reverse-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/reverse`, summary: 'Take a count back', tags })
  .input(commandEnvelope(ending))
  .output(head)
  .errors({
    COUNT_REVERSAL_FORBIDDEN: countStepRefusals.COUNT_REVERSAL_FORBIDDEN,
    COUNT_STATUS_CHANGED,
    COUNT_LATER_APPROVED: countCloseRefusals.COUNT_LATER_APPROVED,
    PERIOD_LOCKED: bookRefusals.PERIOD_LOCKED,
    QUANTITY_OUT_OF_RANGE: entryRefusals.QUANTITY_OUT_OF_RANGE,
  });

/** Calls a count off; stock stays as it is. */
export const cancelCount = restaurantCommand('inventory.count', 'inventory.cancel-count@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/cancel`, summary: 'Call a count off', tags })
  .input(commandEnvelope(ending))
  .output(head)
  .errors({ COUNT_CANCEL_FORBIDDEN: countStepRefusals.COUNT_CANCEL_FORBIDDEN, COUNT_STATUS_CHANGED });

/** Everything about counting. */
export const countsContract = {
  listCountTemplates,
  listCounts,
  getCount,
  countSheet,
  countEntries,
  reviewCount,
  saveCountTemplate,
  archiveCountTemplate,
  markKeyItems,
  createCount,
  startCount,
  beginCount,
  recordCountEntry,
  closeCountPart,
  submitCount,
  askRecount,
  explainCountLines,
  approveCount,
  reverseCount,
  cancelCount,
};
