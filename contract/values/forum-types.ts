/** What a category of the forum is for. This file imports nothing, so that pages can use it without loading the schemas. */
export const forumTypes = [
  'Education',
  'Innovation',
  'Collaboration',
  'Support',
  'Ecosystem',
] as const;
export type ForumType = (typeof forumTypes)[number];

/** The type whose threads are questions, of which one reply can be the accepted answer. */
export const isQuestionType = (type: ForumType) => type === 'Support';
