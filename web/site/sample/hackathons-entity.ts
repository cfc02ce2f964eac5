export type Prize = { place: string; amount: number; description: string };

export type Hackathon = {
  id: number;
  title: string;
  date: Date;
  location: string;
  description: string;
  theme: string;
  prizes: Prize[];
  sponsors: { name: string; logo: string; tier: 'platinum' | 'gold' | 'silver' }[];
  mentors: { name: string; role: string; expertise: string }[];
  schedule: { day: string; events: string[] }[];
  registrationDeadline: Date;
  maxParticipants: number;
  currentParticipants: number;
  techStack: string[];
  requirements: string[];
  nextHackathonDate: Date;
  hackathonCycle: 'quarterly';
  status: 'upcoming' | 'past';
  image: string;
  organizer: string;
  organizerLogo?: string;
  tags: string[];
};

/** A hackathon without the fields that are the same for all or counted from today. */
export type HackathonSample = Omit<
  Hackathon,
  | 'id'
  | 'date'
  | 'prizes'
  | 'registrationDeadline'
  | 'maxParticipants'
  | 'nextHackathonDate'
  | 'hackathonCycle'
  | 'status'
  | 'image'
> & { prizesFor: [first: string, second: string, third: string] };

/** A sponsor. The logo is drawn from its name. */
export const sponsor = (tier: 'platinum' | 'gold' | 'silver', name: string) => ({
  name,
  logo: name,
  tier,
});
