export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobLevels = ['Junior', 'Mid-level', 'Senior', 'Lead'] as const;
export type JobLevel = (typeof jobLevels)[number];

/** In euros. `hours` is the share of full-time work, in percent, where it is less than all. */
export type Salary = { from: number; to?: number; per: 'month' | 'hour'; hours?: number };

export type Job = {
  id: number;
  title: string;
  company: string;
  /** A town, or "Remote", then a country. */
  location: string;
  type: JobType;
  level: JobLevel;
  postedDate: Date;
  description: string;
  requirements: string[];
  benefits: string[];
  tags: string[];
  salary: Salary;
  rating: number;
  reviewCount: number;
  /** The letters on the company's mark. */
  logo: string;
};

/** A job as it is written down: posted so many days before today. */
export type JobSample = Omit<Job, 'postedDate'> & { daysAgo: number };
