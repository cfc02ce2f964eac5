export const resourceTypes = ['course', 'article', 'video', 'workshop'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type ResourceLevel = (typeof resourceLevels)[number];

export type LearningResource = {
  id: number;
  title: string;
  company: string;
  type: ResourceType;
  topics: string[];
  level: ResourceLevel;
  rating: number;
  feedbackCount: number;
  url: string;
  /** Called instead of opening the URL. */
  onOpen?: () => void;
  date: Date;
};

export const resourceTypeNames: Record<ResourceType, string> = {
  course: 'Course',
  article: 'Article',
  video: 'Video',
  workshop: 'Workshop',
};
