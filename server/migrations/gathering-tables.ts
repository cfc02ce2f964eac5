import type { Generated } from 'kysely';
import type { EventCategory, EventFormat, EventState } from '#contract/values/event-card.ts';

/** The tables for events and meetings. */
export type GatheringTables = {
  calendar_events: {
    id: Generated<number>;
    /** A team's meeting has one. */
    project_id: number | null;
    organizer_id: number | null;
    /** The first one that was created together with it. */
    series_id: number;
    title: string;
    type: Generated<string>;
    category: EventCategory | null;
    format: EventFormat | null;
    location: string;
    link: string;
    description: string;
    starts_at: string;
    ends_at: string;
    time_zone: string;
    max_people: number | null;
    skills: Generated<string[]>;
    /** Mentors, speakers, activities and sponsors, as JSON. */
    program: Generated<unknown>;
    /** How many are going, kept by a trigger. */
    going: Generated<number>;
    version: Generated<number>;
    created_at: string;
    canceled_at: string | null;
    cancel_reason: Generated<string>;
    passed_on_at: string | null;
  };
  event_people: {
    event_id: number;
    user_id: number;
    state: EventState;
    since: string;
    asked_at: string | null;
    confirmed_at: string | null;
    reminded_at: string | null;
    attended: boolean | null;
  };
  event_organizers: {
    user_id: number;
    named_by: number | null;
    created_at: Generated<string>;
  };
};
