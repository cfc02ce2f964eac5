import type { Discipline } from '#contract/values/vocabulary.ts';

/** How people search for a kind of role. Technologies aren't here: "React" means projects with React. */
const keys: Record<string, Discipline> = {
  frontend: 'Front-end',
  fe: 'Front-end',
  backend: 'Back-end',
  be: 'Back-end',
  fullstack: 'Full-stack',
  mobile: 'Mobile',
  design: 'Design',
  designer: 'Design',
  ux: 'Design',
  uxdesigner: 'Design',
  uidesigner: 'Design',
  uiux: 'Design',
  uiuxdesigner: 'Design',
  dataanalyst: 'Data',
  datascientist: 'Data',
  devops: 'DevOps',
  tester: 'Testing',
  testing: 'Testing',
  qa: 'Testing',
  writer: 'Docs',
  technicalwriter: 'Docs',
  docs: 'Docs',
  pm: 'Product',
  productmanager: 'Product',
  productowner: 'Product',
  gamedev: 'Game',
  communitymanager: 'Community',
};

/** The discipline that a whole search names, in any spelling: "Front end developer", "front-end", "FE". */
export function searchedDiscipline(search: string): Discipline | undefined {
  const key = search
    .toLowerCase()
    .replaceAll(/\b(developers?|dev|devs|engineers?|programmers?)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
