import * as z from 'zod';
import { oneOf, text, typed } from './values.ts';
import { identifierTypes } from './vocabularies.ts';

/** An image has these properties and no others, like the two kinds of identifiers. */
export const image = z.strictObject({
  id: text,
  type: z.literal('Image'),
  caption: text.optional(),
});

export const identityObject = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: text,
  identityType: oneOf(identifierTypes),
  salt: text.optional(),
});

export const identifierEntry = z.strictObject({
  type: z.literal('IdentifierEntry'),
  identifier: text,
  identifierType: oneOf(identifierTypes),
});

export const geoCoordinates = z.looseObject({
  type: z.literal('GeoCoordinates'),
  latitude: z.number(),
  longitude: z.number(),
});

export const address = z.looseObject({
  type: typed('Address'),
  addressCountry: text.optional(),
  addressCountryCode: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  geo: geoCoordinates.optional(),
  postOfficeBoxNumber: text.optional(),
  postalCode: text.optional(),
  streetAddress: text.optional(),
});
