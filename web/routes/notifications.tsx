import { Link } from 'react-router';
import { MarkAllRead } from '#web/notifications/notifications/mark-all-read.tsx';
import { Notifications } from '#web/notifications/notifications/notifications.tsx';
import { paths } from '#web/lib/paths.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export const Component = () => (
  <Page width="text" className="grid grid-cols-1 gap-5">
    <PageTitle action={<MarkAllRead />}>Notifications</PageTitle>
    <Notifications />
    <p className="text-center">
      <Link
        to={paths.settingsSection('notifications')}
        className="inline-flex min-h-9 items-center text-accent hover:underline"
      >
        Choose which emails you get
      </Link>
    </p>
  </Page>
);
