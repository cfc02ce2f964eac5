import { defaultCriteria } from '#contract/hackathons/submission-limits.ts';
import type { HackathonVisibility, TeamForming } from '#contract/hackathons/hackathon-rules.ts';
import type { Hackathon, HackathonForm, TemplateTicket } from '#contract/hackathons/hackathons.ts';
import type { Discipline } from '#contract/values/vocabulary.ts';
import {
  fromLocalDateTime,
  isSkippedHour,
  skippedHour,
  toLocalDateTime,
} from '#web/lib/formats/local-date-time.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';

/** The fields of the form, as texts. `template`: one title a line. */
export type HackathonValues = {
  name: string;
  description: string;
  startsAt: string;
  endsAt: string;
  /** Empty: right away. */
  opensAt: string;
  /** Leave empty to close when it starts. */
  closesAt: string;
  teamLeast: number;
  teamMost: number;
  wanted: Discipline[];
  visibility: HackathonVisibility;
  forming: TeamForming;
  mostPeople: number;
  template: string;
  criteria: CriterionValues[];
};

/** `weight` as a choice in a list holds it. */
export type CriterionValues = { name: string; weight: number };

/** A hackathon in a week, over two days. */
export function newHackathon(now: Date): HackathonValues {
  const inDays = (days: number, hour: number) =>
    toLocalDateTime(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour));
  return {
    name: '',
    description: '',
    startsAt: inDays(7, 17),
    endsAt: inDays(9, 16),
    opensAt: '',
    closesAt: '',
    teamLeast: 3,
    teamMost: 5,
    wanted: [],
    visibility: 'link',
    forming: 'both',
    mostPeople: 100,
    template: '',
    criteria: defaultCriteria.map((criterion) => ({ ...criterion })),
  };
}

export const valuesOf = (hackathon: Hackathon): HackathonValues => ({
  name: hackathon.name,
  description: hackathon.description,
  startsAt: localOf(hackathon.startsAt),
  endsAt: localOf(hackathon.endsAt),
  opensAt: localOf(hackathon.opensAt),
  closesAt: hackathon.closesAt === hackathon.startsAt ? '' : localOf(hackathon.closesAt),
  teamLeast: hackathon.teamLeast,
  teamMost: hackathon.teamMost,
  wanted: hackathon.wanted,
  visibility: hackathon.visibility,
  forming: hackathon.forming,
  mostPeople: hackathon.mostPeople,
  template: hackathon.template.map(({ title }) => title).join('\n'),
  criteria: hackathon.criteria.map((criterion) => ({ ...criterion })),
});

const localOf = (iso: string) => toLocalDateTime(new Date(iso));

type Times = Pick<HackathonValues, 'startsAt' | 'endsAt' | 'opensAt' | 'closesAt'>;

type FormOptions = {
  now: Date;
  /** The one that's edited, as the form began with it. */
  current?: Pick<Hackathon, 'kind' | 'timeZone' | 'template' | keyof Times>;
};

/** Throws invalid_input for an hour that the clocks skip. */
export function formOf(values: HackathonValues, { now, current }: FormOptions): HackathonForm {
  const { template, opensAt, closesAt, startsAt, endsAt, ...rest } = values;
  refuseSkippedHours({ startsAt, endsAt, opensAt, closesAt });
  // The hour that the clocks repeat looks the same twice, so a time that wasn't changed stays what it was.
  const isoOf = (name: keyof Times, local: string) =>
    current && local === localOf(current[name])
      ? current[name]
      : // An incomplete date is sent as an empty text, which the server rejects with its message.
        (fromLocalDateTime(local)?.toISOString() ?? '');
  const start = isoOf('startsAt', startsAt);
  return {
    ...rest,
    kind: current?.kind ?? 'hackathon',
    timeZone: current?.timeZone || browserZone(),
    opensAt: opensAt === '' ? now.toISOString() : isoOf('opensAt', opensAt),
    closesAt: closesAt === '' ? start : isoOf('closesAt', closesAt),
    startsAt: start,
    endsAt: isoOf('endsAt', endsAt),
    template: ticketsOf(template, current?.template ?? []),
  };
}

function refuseSkippedHours(times: Times) {
  const errors = Object.entries(times)
    .filter(([, local]) => isSkippedHour(local))
    .map(([field]) => ({ field, message: skippedHour }));
  if (errors.length > 0)
    throw new ProblemError({ status: 400, code: 'invalid_input', message: skippedHour, errors });
}

/** A ticket that keeps its title keeps its other fields. */
const ticketsOf = (lines: string, known: readonly TemplateTicket[]) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((title) => title !== '')
    .map((title) => known.find((ticket) => ticket.title === title) ?? { title });

/** The fields that show their own errors. */
export const hackathonFields = [
  'name',
  'description',
  'startsAt',
  'endsAt',
  'opensAt',
  'closesAt',
  'teamLeast',
  'teamMost',
  'wanted',
  'visibility',
  'forming',
  'mostPeople',
  'template',
  'criteria',
] as const satisfies (keyof HackathonValues)[];
