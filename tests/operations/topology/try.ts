import type { Person } from '#tests/factories/people.ts';
import type { Topology } from './containers.ts';
import type { Report } from './report.ts';
import type { SteadyLoad } from './steady-load.ts';

/** What every step of the try works with. */
export type Try = {
  topology: Topology;
  report: Report;
  people: [Person, ...Person[]];
  projectId: number;
  load: SteadyLoad;
};
