import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import { Report } from '#web/routes/moderation/parts/report.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { useRequestNews } from './parts/use-request-news.ts';
import { AnswerRequest } from '#web/joining/join-requests/answer-request.tsx';
import { OwnRequestPage } from '#web/joining/join-requests/own-request-page.tsx';
import { requestQuery } from '#web/joining/join-requests/queries.ts';
import { RequestDetails, TeamAnswer } from '#web/joining/join-requests/request-details.tsx';
import { describeForLeads } from '#web/joining/join-requests/state-text.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle, PageTitle } from '#web/ui/page/page-title.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';

const RequestFit = lazy(() => import('#web/matching/matches/request-fit.tsx'));

export function Component() {
  const { requestId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(requestId) ? (
    <Request key={requestId} requestId={Number(requestId)} />
  ) : (
    <NotFound />
  );
}

function Request({ requestId }: { requestId: number }) {
  const { profile } = useProfile();
  useRequestNews(requestId);
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  if (isProblem(error, 'not_found')) return <NotFound />;
  if (request && profile) {
    return request.user.id === profile.id ? (
      <ForPerson request={request} />
    ) : (
      <ForLeads request={request} />
    );
  }
  if (error) {
    return (
      <Page width="form" className="grid grid-cols-1 gap-4">
        <PageTitle>Request</PageTitle>
        <QueryFailure query={{ error, refetch }} failure="Couldn’t load the request. Try again." />
      </Page>
    );
  }
  return (
    <Page width="form">
      <DocumentTitle>Request</DocumentTitle>
      <Loading />
    </Page>
  );
}

function ForPerson({ request }: { request: JoinRequest }) {
  const { data: project } = useQuery({
    ...projectQuery(request.project.id),
    enabled: request.can.edit,
  });
  return (
    <Page width="form" className="grid grid-cols-1 gap-5">
      <Back to={paths.project(request.project.id)}>{request.project.name}</Back>
      <PageTitle tab={`Your request · ${request.project.name}`}>
        {`Your request to join ${request.project.name}`}
      </PageTitle>
      <OwnRequestPage
        request={request}
        project={project}
        menu={<ReportRequest id={request.id} name="the team’s answer" />}
      />
    </Page>
  );
}

const ForLeads = ({ request }: { request: JoinRequest }) => (
  <Page width="form" className="grid grid-cols-1 gap-5">
    <Back to={paths.projectRequests(request.project.id)}>All requests</Back>
    <PageTitle
      tab={`${request.user.name} · Requests · ${request.project.name}`}
      lead={
        request.state === 'waiting'
          ? `Answer by ${formatWeekday(new Date(request.answerBy))}.`
          : undefined
      }
    >
      {request.state === 'waiting'
        ? `${request.user.name} asked to join ${request.project.name}`
        : `${request.user.name}’s request`}
    </PageTitle>
    {request.state !== 'waiting' && <Notice>{describeForLeads(request)}</Notice>}
    <TeamAnswer request={request} />
    <RequestDetails
      request={request}
      menu={<ReportRequest id={request.id} name="this request" />}
    />
    {request.can.answer && (
      <>
        <Suspense>
          <RequestFit projectId={request.project.id} requestId={request.id} />
        </Suspense>
        <AnswerRequest request={request} />
      </>
    )}
  </Page>
);

const ReportRequest = ({ id, name }: { id: number; name: string }) => (
  <Report subject={{ kind: 'join_request', id }} name={name} />
);

const Back = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink
    to={to}
    variant="quiet"
    size="sm"
    className="-mb-2 -ml-2.5 justify-self-start"
    icon={<ArrowLeft aria-hidden className="size-4" />}
  >
    {children}
  </ButtonLink>
);
