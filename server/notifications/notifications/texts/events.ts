import type { EventData, SomeTexts } from '#server/notifications/notifications/data.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import { containsLink } from '#contract/values/text/contains-link.ts';
import { spellCount } from '#server/platform/formats/spell-count.ts';
import { quote, quoteTitle, workspacePath } from './parts.ts';

type About = { data: EventData; project: { id: number } };
type Seen = About & { timeZone: string };

const inEvent = {
  // Meetings have a project, and a team's are on one page.
  subject: ({ data, projectId }: { data: EventData; projectId: number }) =>
    projectId === 0 ? `event:${data.eventId}` : `meetings:${projectId}`,
  path: ({ data, project }: About) =>
    project.id === 0 ? `/events/${data.eventId}` : `${workspacePath({ project })}?team=meetings`,
  action: 'Open it',
} as const;

/** The reader's time for what is online, and the place's for others. */
const at = (time: string, { data, timeZone }: Seen) =>
  formatTime(time, (data.isOnline && timeZone) || data.timeZone);
const start = (facts: Seen) => `It starts on ${at(facts.data.startsAt, facts)}.`;
/** Such as “Reading Code”, or “Planning” of Harbour Tides. */
const nameOf = ({ data, project }: About & { project: { name: string } }) =>
  project.id === 0 ? quoteTitle(data.title) : `${quoteTitle(data.title)} of ${project.name}`;

/** Emails leave out what has a link, because we can’t vouch for those. */
const whereOf = ({ data: { location } }: About) =>
  location === '' || containsLink(location) ? [] : [`Where: ${location}`];

const going = 'you’re going';

/** What is said about events, and about meetings of a team. */
export const eventTexts = {
  meeting_planned: {
    ...inEvent,
    text: ({ actor, data, project }) =>
      data.times === 1
        ? `${actor.name} planned ${quoteTitle(data.title)} for ${project.name}`
        : `${actor.name} planned ${spellCount(data.times).toLowerCase()} meetings ${quoteTitle(data.title)} for ${project.name}`,
    details: (facts) => [
      facts.data.times === 1
        ? start(facts)
        : `The first one starts on ${at(facts.data.startsAt, facts)}.`,
      ...whereOf(facts),
      'If you can’t come, say so in the team space.',
    ],
    action: 'Open the team space',
    reason: 'you’re on this team',
    onlyUnread: true,
  },
  event_tomorrow: {
    ...inEvent,
    text: (facts) => `${nameOf(facts)} is tomorrow`,
    details: (facts) => [start(facts), ...whereOf(facts)],
    reason: going,
    onlyUnread: true,
  },
  event_confirm: {
    ...inEvent,
    text: (facts) => `Are you still coming to ${nameOf(facts)}?`,
    details: (facts) => [
      start(facts),
      `Say yes or no on its page. If you haven’t by ${at(facts.data.until, facts)}, your spot can go to someone who’s waiting.`,
    ],
    action: 'Answer',
    reason: going,
    onlyUnread: true,
  },
  event_place: {
    ...inEvent,
    text: (facts) =>
      ({
        yours: `You have a spot in ${nameOf(facts)}`,
        open: `There’s a spot in ${nameOf(facts)}`,
        passed_on: `Your spot in ${nameOf(facts)} went to someone else`,
      })[facts.data.became],
    details: (facts) => [
      start(facts),
      {
        yours: 'If you can’t come anymore, leave it so that someone else gets your spot.',
        open: 'Everyone on the waiting list is told now. Whoever joins first gets it.',
        passed_on:
          'You didn’t say whether you’re still coming. You’re on the waiting list now, and we’ll tell you if there’s a spot.',
      }[facts.data.became],
    ],
    reason: 'you joined this event or its waiting list',
  },
  event_changed: {
    ...inEvent,
    text: (facts) => `${nameOf(facts)} has a new ${listChanged(facts.data.before)}`,
    details: (facts) => {
      const { startsAt, location, hasLink } = facts.data.before;
      return [
        startsAt === undefined
          ? start(facts)
          : `It starts on ${at(facts.data.startsAt, facts)}, not on ${at(startsAt, facts)}.`,
        ...(location === undefined ? [] : whereOf(facts)),
        ...(hasLink ? ['The new link is on its page.'] : []),
      ];
    },
    reason: going,
  },
  event_canceled: {
    ...inEvent,
    text: (facts) => {
      const { others } = facts.data;
      if (others === 0) return `${nameOf(facts)} is canceled`;
      const later = others === 1 ? 'the one after it' : `${others} later ones`;
      return `${nameOf(facts)} and ${later} are canceled`;
    },
    details: (facts) => [
      `It was going to start on ${at(facts.data.startsAt, facts)}.`,
      ...quote(facts.data.reason, 'The reason:'),
    ],
    reason: 'you were going, or waiting for a spot',
  },
} satisfies SomeTexts;

/** "time", "place", "link", or "time and place" */
function listChanged({
  startsAt,
  location,
  hasLink,
}: {
  startsAt?: string;
  location?: string;
  hasLink?: true;
}) {
  const changed = [
    startsAt !== undefined && 'time',
    location !== undefined && 'place',
    hasLink && 'link',
  ].filter((one) => typeof one === 'string');
  return changed.length === 3 ? 'time, place and link' : changed.join(' and ');
}
