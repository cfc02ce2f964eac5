export { maxCommentsADay, maxDoneADay, minCommentLength, needsReview } from './credit-rules.ts';
