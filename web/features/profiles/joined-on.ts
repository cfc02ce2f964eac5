const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** The day someone joined in the long US format, or "Recently" where it is not known. */
export function joinedOn(createdAt: string | null | undefined): string {
  const day = createdAt ? new Date(createdAt) : undefined;
  return day && !Number.isNaN(day.getTime()) ? long.format(day) : 'Recently';
}
