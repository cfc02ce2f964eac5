import type { ResourceType } from '#web/site/sample/learning-resources.ts';

export const resourceTypeNames: Record<ResourceType, string> = {
  course: 'Course',
  article: 'Article',
  video: 'Video',
  workshop: 'Workshop',
};
