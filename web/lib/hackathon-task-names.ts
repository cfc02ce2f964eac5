import type { HackathonTask } from '#contract/values/vocabulary.ts';

export const taskNames: Record<HackathonTask, string> = {
  confirm: 'Confirm that you’re coming',
  make_teams: 'Make teams',
  meet: 'Meet your team',
  submit: 'Submit your work',
  judge: 'Score submissions',
  publish: 'Publish the results',
};
