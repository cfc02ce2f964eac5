import type { UseQueryOptions } from '@tanstack/react-query';
import type { Tone } from '#web/ui/text/badge.tsx';

export type Program = {
  prizes: readonly { place: string; amount: number; description: string }[];
  schedule: readonly { day: string; events: readonly string[] }[];
  mentors: readonly { name: string; role: string; expertise: string }[];
  sponsors: readonly { name: string; logo: string; tier: string }[];
  requirements: readonly string[];
  techStack: readonly string[];
};

/** What a button does: it leads to a page, or only says something. */
export type Action = { to: string } | { onPress: () => void };

/** A hackathon on the tabs. What it doesn't have isn't shown. */
export type ShownHackathon = {
  id: number;
  title: string;
  /** The path of its page. */
  page?: string;
  date: Date;
  /** When it ends, if it has times and not only a day. */
  endDate?: Date;
  location?: string;
  nextHackathonDate?: Date;
  theme?: string;
  description: string;
  image: string;
  organizer?: string | undefined;
  organizerLogo?: string;
  tags: readonly string[];
  currentParticipants: number;
  maxParticipants: number;
  registrationDeadline: Date;
  program?: Program;
  /** How far it is, and what the person is in it. */
  labels: readonly { name: string; tone: Tone }[];
  /** What the person has to do next. */
  task?: string | undefined;
  register?: Action | undefined;
  results?: Action | undefined;
};

export type HackathonLists = {
  upcoming: readonly ShownHackathon[];
  past: readonly ShownHackathon[];
};

export type ThemeOption = {
  id: number;
  title: string;
  description: string;
  image: string;
  votes: number;
  totalVotes: number;
  percentage: number;
};

/** Where the screen's hackathons come from. */
export type HackathonSource = {
  /** The sentence below the title. */
  lead: string;
  /** Says that they're made up, if they are. */
  note?: string;
  /** People organize them here. Otherwise, a strip leads to those that they do. */
  isReal: boolean;
  /** To vote for one of them, if there are any. */
  themes: readonly ThemeOption[];
  lists: UseQueryOptions<HackathonLists>;
};
