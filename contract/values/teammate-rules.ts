/** When people are asked whether they'd build with each other again. This file imports nothing. */

export const teammateAnswers = ['yes', 'no'] as const;
export type TeammateAnswer = (typeof teammateAnswers)[number];

/** Two people have worked together after a week on the same team: less says little about someone. */
export const sharedDays = 7;
/** Teams of a hackathon build for a weekend, so a day together is enough there. A review is enough on any team. */
export const sharedHackathonDays = 1;
/** They're told a day later, so that a mistake can be undone and nobody is asked in anger. */
export const tellAfterDays = 1;
/** Those who stay on a team are told at most once in this many days, however many leave it. */
export const tellEveryDays = 7;
/** For how many days an answer can be given and changed. */
export const answerDays = 60;
