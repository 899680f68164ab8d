import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { certificateTopics } from '../rules/certificate.ts';
import { daySchema, versionSchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}/certificates';
const { ID_TAKEN, PERSON_UNKNOWN, CERTIFICATE_CHANGED, CERTIFICATE_LIMIT_REACHED, EXPIRES_BEFORE_GAINED } = staffRefusals;

const certificateFieldsSchema = z.strictObject({
  topic: z.enum(certificateTopics),
  /** What it is called, or who gave it. */
  title: z.nullable(wordsSchema(120)),
  reference: z.nullable(wordsSchema(60)),
  gainedOn: daySchema,
  expiresOn: z.nullable(daySchema),
});

/** What somebody has learned or holds. */
export const certificateSchema = z.extend(certificateFieldsSchema, { id: idSchema, userId: idSchema, version: versionSchema });

/** Everybody's certificates for who keeps files, else one's own; the latest first. */
export const readCertificates = restaurantQuery('staff.view')
  .route({ method: 'GET', path, summary: 'Read certificates', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ certificates: z.array(certificateSchema) }));

/** Writes down what somebody has learned or holds, or changes it over the version that was seen. */
export const saveCertificate = restaurantCommand('staff.keep-files', 'staff.save-certificate@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Save a certificate', tags })
  .input(
    commandEnvelope(
      z.extend(certificateFieldsSchema, {
        certificateId: z.uuidv7(),
        userId: idSchema,
        baseVersion: z.nullable(versionSchema),
        isRemoved: z.boolean(),
      }),
    ),
  )
  .output(z.object({ certificate: certificateSchema }))
  .errors({ ID_TAKEN, PERSON_UNKNOWN, CERTIFICATE_CHANGED, CERTIFICATE_LIMIT_REACHED, EXPIRES_BEFORE_GAINED });

/** Everything about certificates. */
export const certificateContract = { readCertificates, saveCertificate };

/** What somebody has learned or holds, as it travels. */
export type Certificate = z.infer<typeof certificateSchema>;
/** What is typed of it. */
export type CertificateFields = z.infer<typeof certificateFieldsSchema>;
