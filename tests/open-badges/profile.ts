import * as z from 'zod';
import { credential } from './envelope.ts';
import { address, identifierEntry, image } from './identity.ts';
import { signature, text, typed } from './values.ts';

/** A person or an organization. */
export const profile = z.looseObject({
  id: text,
  type: typed('Profile'),
  name: text.optional(),
  url: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  get endorsement() {
    return endorsements.optional();
  },
  endorsementJwt: z.array(signature).optional(),
  image: image.optional(),
  email: text.optional(),
  address: address.optional(),
  otherIdentifier: z.array(identifierEntry).optional(),
  official: text.optional(),
  get parentOrg(): z.ZodOptional<z.ZodType> {
    return profile.optional();
  },
  familyName: text.optional(),
  givenName: text.optional(),
  additionalName: text.optional(),
  patronymicName: text.optional(),
  honorificPrefix: text.optional(),
  honorificSuffix: text.optional(),
  familyNamePrefix: text.optional(),
  dateOfBirth: z.iso.date().optional(),
});

/** Who issued something: their profile, or its address. */
export const profileOrAddress = z.union([text, profile]);

export const endorsementSubject = z.looseObject({
  id: text,
  type: typed('EndorsementSubject'),
  endorsementComment: text.optional(),
});

export const endorsementCredential = z.looseObject({
  ...credential,
  type: typed('VerifiableCredential').and(typed('EndorsementCredential')),
  name: text,
  credentialSubject: endorsementSubject,
  get issuer(): z.ZodType {
    return profileOrAddress;
  },
});

const endorsements: z.ZodType = z.array(endorsementCredential);
