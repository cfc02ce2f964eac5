import { drawPicture } from '#tests/factories/photos.ts';
import type { World } from './world.ts';

export const project = ({ projectId }: World) => ({ projectId });
export const ticket = ({ projectId, ticketId }: World) => ({ projectId, ticketId });
export const request = ({ requestId }: World) => ({ requestId });
export const toNonMember = ({ personalInvitationId }: World) => ({
  invitationId: personalInvitationId,
});
export const comment = ({ projectId, ticketId, commentId }: World) => ({
  projectId,
  ticketId,
  commentId,
});
export const note = ({ projectId, noteId }: World) => ({ projectId, commentId: noteId });
export const thread = ({ projectId, threadId }: World) => ({ projectId, threadId });
export const reply = (world: World) => ({ ...thread(world), commentId: world.replyId });
export const document = ({ projectId, documentId }: World) => ({ projectId, documentId });
export const meeting = ({ projectId, meetingId }: World) => ({ projectId, meetingId });
export const event = ({ eventId }: World) => ({ eventId });
export const forumThread = ({ forumThreadId }: World) => ({ threadId: forumThreadId });
export const forumReply = (world: World) => ({
  ...forumThread(world),
  commentId: world.forumReplyId,
});
export const person = ({ memberId }: World) => ({ userId: memberId });
export const credential = ({ credentialId }: World) => ({ credentialId });
export const entry = ({ entryId }: World) => ({ entryId });

export const hackathon = ({ slug }: World) => ({ slug });
export const personInHackathon = (world: World) => ({ ...hackathon(world), ...person(world) });

export const proposal = (world: World) => ({ ...hackathon(world), proposalId: world.proposalId });

export const noToken = 'x'.repeat(43);
export const picture = await drawPicture();
export const entryForm = () => ({
  kind: 'education',
  title: 'Student',
  organisation: 'There',
  from: '2021-01',
});
export const boardFile = () => Buffer.from('Title\nDraw the map');
export const boardImport = ({ projectId, importKey }: World) => ({ projectId, key: importKey });
export const ticketForm = () => ({ title: 'A title', description: 'Words' });
