const least = 3;

/** Refuses a name or title that's empty or too short to be one. */
export const checkName = (label: string) => (name: string) => {
  if (name.trim() === '') return `${label} is required`;
  return name.trim().length >= least || `${label} must be at least ${least} characters long`;
};
