import * as z from 'zod/mini';
import type { Contract } from '#contract/endpoint.ts';

const text = z.optional(z.string());
const texts = z.array(z.string());
const period = { startDate: z.string(), endDate: text };

/** A resume as JSON Resume 1.0.0 describes it. What isn't filled in is left out. */
const resume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: text,
    image: text,
    /** Only in your own. */
    email: text,
    url: z.string(),
    summary: text,
    location: z.optional(z.object({ city: text, region: text })),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
  work: z.array(z.object({ name: z.string(), position: z.string(), ...period, summary: text })),
  education: z.array(
    z.object({ institution: z.string(), studyType: z.string(), ...period, summary: text }),
  ),
  projects: z.array(
    z.object({
      name: z.string(),
      highlights: texts,
      keywords: texts,
      ...period,
      url: z.string(),
      roles: texts,
      entity: z.string(),
      type: z.string(),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), level: z.string() })),
  interests: z.array(z.object({ name: z.string() })),
  /** Your credentials. Only in your own. */
  certificates: z.array(
    z.object({ name: z.string(), date: z.string(), url: z.string(), issuer: z.string() }),
  ),
  meta: z.object({ canonical: z.string(), version: z.string(), lastModified: z.string() }),
});
export type Resume = z.output<typeof resume>;

export const resumes = {
  'GET /users/{userId}/resume.json': {
    summary: 'Get a person’s profile as a resume (JSON Resume)',
    access: 'public',
    reply: resume,
  },
} as const satisfies Contract;
