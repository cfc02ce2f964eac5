export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobLevels = ['Junior', 'Mid-level', 'Senior', 'Lead'] as const;
export type JobLevel = (typeof jobLevels)[number];

/** In euros. `hours` is the percentage of full-time hours, for part-time jobs. */
export type Salary = { from: number; to?: number; per: 'month' | 'hour'; hours?: number };

export type Job = {
  id: number;
  title: string;
  company: string;
  /** A town or "Remote", then a country. */
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
  /** The letters of the company's logo. */
  logo: string;
};
