/** A lead's earlier projects are shown from this many on, because one says little; and only the last ones. */
export const countedProjects = { least: 2, last: 10 };
