import * as z from 'zod';
import { achievement, achievementSubject, evidence, related } from './achievement.ts';
import { credential } from './envelope.ts';
import { address, geoCoordinates, identifierEntry, identityObject, image } from './identity.ts';
import { endorsementCredential, endorsementSubject, profile, profileOrAddress } from './profile.ts';
import { alignment, result, resultDescription, rubricCriterionLevel } from './results.ts';
import { signature, text, typed } from './values.ts';

const openBadgeCredential = z.looseObject({
  ...credential,
  type: typed('VerifiableCredential').and(typed('OpenBadgeCredential', 'AchievementCredential')),
  name: text.optional(),
  image: image.optional(),
  credentialSubject: achievementSubject,
  endorsement: z.array(endorsementCredential).optional(),
  endorsementJwt: z.array(signature).optional(),
  evidence: z.array(evidence).optional(),
  issuer: profileOrAddress,
});

/** The classes of Open Badges 3.0 by name: what 1EdTech's data model says about their properties. */
export const classes: Record<string, z.ZodObject> = {
  Achievement: achievement,
  AchievementSubject: achievementSubject,
  Address: address,
  Alignment: alignment,
  EndorsementCredential: endorsementCredential,
  EndorsementSubject: endorsementSubject,
  Evidence: evidence,
  GeoCoordinates: geoCoordinates,
  IdentifierEntry: identifierEntry,
  IdentityObject: identityObject,
  Image: image,
  OpenBadgeCredential: openBadgeCredential,
  Profile: profile,
  Related: related,
  Result: result,
  ResultDescription: resultDescription,
  RubricCriterionLevel: rubricCriterionLevel,
};

/** Which properties of an Open Badges 3.0 credential break the rules of the specification. */
export const findProblems = (badge: unknown): string[] =>
  (openBadgeCredential.safeParse(badge).error?.issues ?? []).map(({ path }) => path.join('.'));
