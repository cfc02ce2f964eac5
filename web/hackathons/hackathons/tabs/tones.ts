import type { Tone } from '#web/ui/text/badge.tsx';

export function mentorTone(expertise: string): Tone {
  if (expertise.includes('5G')) return 'blue';
  return expertise.includes('Gaming') ? 'green' : 'grey';
}

export function sponsorTone(tier: string): Tone {
  if (tier === 'platinum') return 'blue';
  return tier === 'gold' ? 'yellow' : 'grey';
}
