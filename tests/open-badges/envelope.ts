import * as z from 'zod';
import { moment, text } from './values.ts';

const context = z.tuple(
  [
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z
      .string()
      .regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
  ],
  z.union([text, z.looseObject({})]),
);

/** Something that a credential refers to: its schema, its status or where to get a newer one. */
const reference = z.looseObject({ id: text, type: text });

const proof = z.looseObject({
  type: text,
  created: moment.optional(),
  cryptosuite: text.optional(),
  challenge: text.optional(),
  domain: text.optional(),
  nonce: text.optional(),
  proofPurpose: text.optional(),
  proofValue: text.optional(),
  verificationMethod: text.optional(),
});

/** The properties that all credentials have. */
export const credential = {
  '@context': context,
  id: text,
  description: text.optional(),
  awardedDate: moment.optional(),
  validFrom: moment,
  validUntil: moment.optional(),
  proof: z.array(proof).optional(),
  credentialSchema: z.array(reference).optional(),
  credentialStatus: reference.optional(),
  refreshService: reference.optional(),
  termsOfUse: z.array(z.looseObject({ type: text, id: text.optional() })).optional(),
};
