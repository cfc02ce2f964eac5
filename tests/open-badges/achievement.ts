import * as z from 'zod';
import { identifierEntry, identityObject, image } from './identity.ts';
import { endorsementCredential, profile } from './profile.ts';
import { alignment, result, resultDescription } from './results.ts';
import { language, moment, oneOf, signature, text, typed } from './values.ts';
import { achievementTypes } from './vocabularies.ts';

export const related = z.looseObject({
  id: text,
  type: typed('Related'),
  inLanguage: language.optional(),
  version: text.optional(),
});

const criteria = z.looseObject({ id: text.optional(), narrative: text.optional() });

export const achievement = z.looseObject({
  id: text,
  type: typed('Achievement'),
  criteria,
  description: text,
  name: text,
  achievementType: oneOf(achievementTypes).optional(),
  alignment: z.array(alignment).optional(),
  creator: profile.optional(),
  creditsAvailable: z.number().optional(),
  endorsement: z.array(endorsementCredential).optional(),
  endorsementJwt: z.array(signature).optional(),
  fieldOfStudy: text.optional(),
  humanCode: text.optional(),
  image: image.optional(),
  inLanguage: language.optional(),
  otherIdentifier: z.array(identifierEntry).optional(),
  related: z.array(related).optional(),
  resultDescription: z.array(resultDescription).optional(),
  specialization: text.optional(),
  tag: z.array(text).optional(),
  version: text.optional(),
});

/** Who achieved it, and how. */
export const achievementSubject = z.looseObject({
  type: typed('AchievementSubject'),
  achievement,
  id: text.optional(),
  activityEndDate: moment.optional(),
  activityStartDate: moment.optional(),
  creditsEarned: z.number().optional(),
  identifier: z.array(identityObject).optional(),
  image: image.optional(),
  licenseNumber: text.optional(),
  narrative: text.optional(),
  result: z.array(result).optional(),
  role: text.optional(),
  source: profile.optional(),
  term: text.optional(),
});

export const evidence = z.looseObject({
  type: typed('Evidence'),
  id: text.optional(),
  audience: text.optional(),
  description: text.optional(),
  genre: text.optional(),
  name: text.optional(),
  narrative: text.optional(),
});
