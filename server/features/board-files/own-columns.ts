import { maxLabels } from '#contract/ticket-limits.ts';

/** The columns of the CSV that we export. A ticket has a column for each label. */
export const ownColumns = [
  'Number',
  'Title',
  'Description',
  'Status',
  'Priority',
  'Type',
  'Assignee',
  'Assignee ID',
  ...Array.from({ length: maxLabels }, () => 'Label'),
  'Due date',
  'Created',
];

/** The name of our JSON format. */
export const ownFormat = 'pieces-board';
