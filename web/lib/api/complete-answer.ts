import {
  type ProjectField,
  projectFieldNames,
  projectFields,
} from '#contract/projects/project-fields.ts';
import { getPageOwner } from './page-owner.ts';

/**
 * What a page shows if a server knows only the specification and leaves a field out, or sends null where
 * there's always a value. A list has the shape of its entries.
 */
const stats = { streak: 0, projects: 0, contributions: 0, followers: 0, following: 0 };
const award = { name: '', description: '', icon: '', color: '', date: '', badge: '' };

const profile = {
  id: 0,
  firstName: '',
  lastName: '',
  email: '',
  avatar: null,
  shortDescription: '',
  aboutMe: '',
  country: '',
  city: '',
  location: '',
  githubUrl: '',
  linkedinUrl: '',
  xurl: '',
  personalWebsiteUrl: '',
  createdAt: '',
  communicationEmail: '',
  communicationEmailConfirmed: true,
  hasPassword: false,
  loginMethod: '',
  isAdmin: false,
  interests: [''],
  stats,
  recentProjects: [{ id: 0, name: '', description: '', image: '', tech: [''], stars: 0, forks: 0 }],
  badges: [award],
  openBadges: [{ ...award, progress: null }],
  achievements: [award],
  openAchievements: [{ ...award, progress: null }],
  activity: [{ type: '', project: '', date: '', link: '', ticket: null }],
  experience: [{}],
  education: [{}],
  techStack: [{ technology: '', skillLevel: '', description: '' }],
};

const fieldsOfProject = Object.fromEntries(
  projectFieldNames.map((name) => [name, projectFields[name].initial]),
) as { [Field in ProjectField]: (typeof projectFields)[Field]['initial'] };

const project = {
  ...fieldsOfProject,
  id: 0,
  lookingFor: [''],
  roles: [{}],
  currentMembers: 0,
  members: [{ userId: 0, name: '', avatar: null, role: '', isLead: false }],
  creator: { id: 0, username: '' },
  reservedPlaces: 0,
  reservedUntil: null,
  invitationId: null,
  isPaused: false,
  isNew: false,
  waitingRequests: 0,
  hasAsked: false,
  rejoinAt: null,
  inactiveSince: null,
  isQuiet: false,
  membership: null,
  asksNextStep: false,
  quietTicket: null,
  takeover: null,
  hasRepository: false,
  hasDocuments: false,
  meets: null,
  version: 0,
  completedAt: null,
  summary: '',
  offeredTo: null,
  hackathon: null,
  createdAt: '',
  updatedAt: '',
  can: {
    open: false,
    join: false,
    ask: false,
    comeBack: false,
    wait: false,
    edit: false,
    answer: false,
    handOver: false,
    takeOver: false,
    remove: false,
  },
};

const ticket = {
  id: 0,
  number: 0,
  projectId: 0,
  title: '',
  description: '',
  status: 'Backlog',
  priority: 'Medium',
  type: '',
  assigneeId: null,
  assigneeName: null,
  labels: [''],
  dueDate: null,
  authorId: null,
  position: '',
  version: 1,
  createdAt: '',
  updatedAt: '',
};

const member = {
  id: 0,
  name: '',
  avatar: null,
  role: '',
  roleId: null,
  isLead: false,
  isCreator: false,
  leavesOn: null,
  awayUntil: null,
  quietDays: null,
  inactiveSince: null,
  can: {},
};

const shapes: Record<string, unknown> = {
  'GET /users/profile': profile,
  'GET /auth/me': profile,
  'PUT /users/profile': profile,
  'GET /projects/user': [project],
  'GET /projects/search': { content: [project], totalElements: 0, totalIsExact: true },
  'GET /projects/{projectId}': project,
  'POST /projects': project,
  'GET /projects/{projectId}/tickets': { content: [ticket], lastChange: 0 },
  'POST /projects/{projectId}/tickets': ticket,
  'PUT /projects/{projectId}/tickets/{ticketId}': ticket,
  'GET /projects/{projectId}/members': [member],
};

export const completeAnswer = (key: string, answer: unknown): unknown =>
  key in shapes ? complete(answer, shapes[key]) : answer;

/** Who may do what, as the specification says in section 6. */
function canOf({ members, creator, currentMembers, teamSize }: typeof project) {
  const owner = getPageOwner();
  const open = creator.id === owner || members.some(({ userId }) => userId === owner);
  return { ...project.can, open, join: !open && currentMembers < teamSize };
}

function complete(value: unknown, shape: unknown): unknown {
  if (Array.isArray(shape)) {
    const [entry] = shape as [unknown];
    return Array.isArray(value) ? value.map((one) => complete(one, entry)) : [];
  }
  if (typeof shape !== 'object' || shape === null) return value ?? shape;
  const given = typeof value === 'object' && value !== null ? value : {};
  const fields = Object.entries(shape).map(([name, inner]) => [
    name,
    complete((given as Record<string, unknown>)[name], inner),
  ]);
  const whole: object = { ...given, ...Object.fromEntries(fields) };
  return shape === project && !('can' in given)
    ? { ...whole, can: canOf(whole as typeof project) }
    : whole;
}
