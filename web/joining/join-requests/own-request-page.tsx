import { type ReactNode, useState } from 'react';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AskDialog, type ProjectToAsk } from './ask-dialog.tsx';
import { RequestDetails, TeamAnswer } from './request-details.tsx';
import { describeOwn } from './state-text.ts';
import { WithdrawOthers } from './withdraw-others.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

type OwnRequestPageProps = {
  request: JoinRequest;
  /** Undefined while loading. */
  project: ProjectToAsk | undefined;
  /** For the team's answer. */
  menu: ReactNode;
};

/** A request for the person who asks. */
export function OwnRequestPage({ request, project, menu }: OwnRequestPageProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { state } = request;
  const isOver = state === 'declined' || state === 'expired' || state === 'closed';
  return (
    <>
      <Notice tone={state === 'accepted' ? 'success' : 'info'}>{describeOwn(request)}</Notice>
      <TeamAnswer request={request} menu={menu} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'accepted' && (
          <ButtonLink variant="primary" to={paths.teamWorkspace(request.project.id)}>
            Open Team Space
          </ButtonLink>
        )}
        {isOver && <ButtonLink to={paths.projects}>Find another team</ButtonLink>}
        {(state === 'expired' || state === 'withdrawn') && (
          <ButtonLink to={paths.project(request.project.id)}>Ask again</ButtonLink>
        )}
      </div>
      {state === 'accepted' && <WithdrawOthers />}
      <RequestDetails request={request} />
      {request.can.edit && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={!project} onClick={() => setIsChanging(true)}>
            Change request
          </Button>
          <WithdrawRequest request={request} />
        </div>
      )}
      {isChanging && project && (
        <AskDialog project={project} waiting={request} onClose={() => setIsChanging(false)} />
      )}
    </>
  );
}
