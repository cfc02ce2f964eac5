import * as z from 'zod';
import { oneOf, text, typed } from './values.ts';
import { alignmentTargets, resultStatuses, resultTypes } from './vocabularies.ts';

export const alignment = z.looseObject({
  type: typed('Alignment'),
  targetName: text,
  targetUrl: text,
  targetCode: text.optional(),
  targetDescription: text.optional(),
  targetFramework: text.optional(),
  targetType: oneOf(alignmentTargets).optional(),
});

export const rubricCriterionLevel = z.looseObject({
  id: text,
  type: typed('RubricCriterionLevel'),
  name: text,
  alignment: z.array(alignment).optional(),
  description: text.optional(),
  level: text.optional(),
  points: text.optional(),
});

export const resultDescription = z.looseObject({
  id: text,
  type: typed('ResultDescription'),
  name: text,
  resultType: oneOf(resultTypes),
  alignment: z.array(alignment).optional(),
  allowedValue: z.array(text).optional(),
  requiredLevel: text.optional(),
  requiredValue: text.optional(),
  rubricCriterionLevel: z.array(rubricCriterionLevel).optional(),
  valueMax: text.optional(),
  valueMin: text.optional(),
});

export const result = z.looseObject({
  type: typed('Result'),
  achievedLevel: text.optional(),
  alignment: z.array(alignment).optional(),
  resultDescription: text.optional(),
  status: z.enum(resultStatuses).optional(),
  value: text.optional(),
});
